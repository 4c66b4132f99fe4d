import { fc, test } from "@fast-check/vitest";
import { goesWithExam, markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { printedScore } from "@polyportal/domain/document/printed";
import { longPapers } from "@polyportal/domain/messages/long-papers";
import { earnedBy } from "@polyportal/domain/score-sheet/row";
import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, expect, test as plain } from "vitest";
import {
  scoreAmendments,
  scores,
  scoreVersions,
  sheetSteps,
} from "../../database/schema/results.ts";
import { students as people } from "../../database/schema/student.ts";
import { readPaper } from "../../export/testing/read-paper.ts";
import { testServer } from "../../testing/test-server.ts";
import { resultSheetPaper } from "./paper-result-sheet.ts";
import { amendmentsOf } from "./testing/amendments-of.ts";
import { offices } from "./testing/sheet-of.ts";
import { uploadsOf } from "./testing/uploads.ts";

const server = await testServer();
afterAll(server.stop);
const { db } = server;

const { sheetWithLab, steps } = uploadsOf(server);
const { applied } = amendmentsOf(server);
type Sheet = Awaited<ReturnType<typeof sheetWithLab>>;

const students = 3;
const who = fc.integer({ min: 0, max: students - 1 });
/** A mark of two decimals, as it is typed. */
const mark = (max: number) =>
  fc.integer({ min: 0, max: 4 * max }).map((quarters) => String(quarters / 4));
const marks = fc.record({ test: mark(20), lab: mark(20), exam: mark(60) });
type Cells = Partial<Record<"test" | "lab" | "exam" | "code" | "reason", string>>;
const coded = fc.constantFrom(...markCodes).map((code): Cells => ({
  code,
  reason: "Notes in the hall",
  ...(goesWithExam(code) ? {} : { exam: "" }),
}));
const scored: fc.Arbitrary<Cells> = marks.map((cells) => ({ ...cells, code: "" }));
const cells: fc.Arbitrary<Cells> = fc.oneof(
  { weight: 4, arbitrary: scored },
  { weight: 2, arbitrary: coded },
  { weight: 1, arbitrary: mark(20).map((test) => ({ test })) },
);

/** Where a sheet comes back from: taken back by its coordinator, or sent back by whoever holds it. */
const backFrom = ["recalled", "submitted", "checked", "approved"] as const;
type Back = (typeof backFrom)[number];

type Act =
  | { readonly save: number; readonly cells: Cells; readonly other: boolean }
  | { readonly upload: readonly (readonly [number, Cells])[] }
  | "undo"
  | { readonly back: Back };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ save: who, cells, other: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(fc.tuple(who, cells), { minLength: 1, selector: ([at]) => at })
      .map((upload) => ({ upload })),
  },
  { weight: 1, arbitrary: fc.constant("undo" as const) },
  { weight: 1, arbitrary: fc.constantFrom(...backFrom).map((back) => ({ back })) },
);

type Row = Pick<
  typeof scores.$inferSelect,
  "studentId" | "version" | "test" | "lab" | "exam" | "total" | "code"
>;
const rowOf = ({ studentId, version, test, lab, exam, total, code }: Row): Row => ({
  studentId,
  version,
  test,
  lab,
  exam,
  total,
  code,
});

/** Walks a sheet through acts, and remembers what stood on it after each of them. */
async function walk(acts: readonly Act[], amended: readonly (readonly [number, Cells])[]) {
  const sheet = await sheetWithLab(students);
  const stood: Row[][] = [];
  let last: string | undefined;

  async function note() {
    const { id } = await sheet.seen();
    const rows = id ? await db.select().from(scores).where(eq(scores.sheetId, id)) : [];
    stood.push(rows.map(rowOf));
  }
  async function take(one: Act) {
    if (one === "undo") {
      if (last) await server.request("undoImport", { id: last }, sheet.as);
      last = undefined;
    } else if ("save" in one) {
      await sheet.type(one.save, one.cells, one.other ? sheet.other : sheet.as);
    } else if ("upload" in one) {
      const lines = one.upload.map(([at, { exam, ...rest }]) =>
        // In a file an empty cell leaves what stands.
        sheet.row(at, {
          ...(rest.code === "" ? { ...rest, code: "-" } : rest),
          ...(exam !== undefined && { exam: exam || "-" }),
          ...(rest.reason !== undefined && { why: rest.reason }),
        }),
      );
      last = (await sheet.preview(lines)).id;
      await server.request("uploadScoreSheet", { importId: last }, sheet.as);
    } else {
      await complete(sheet);
      await note();
      await sendBack(sheet, one.back);
    }
    await note();
  }

  for (const one of acts) await take(one);
  await complete(sheet);
  await note();
  for (const step of Object.values(steps)) await step(sheet);
  expect(await sheet.sheet()).toMatchObject({ state: "published" });
  for (const [at, given] of amended) {
    const row = (await sheet.sheet()).rows[at];
    const differs = (["test", "lab", "exam", "code"] as const).some(
      (column) => given[column] !== undefined && given[column] !== String(row?.[column] ?? ""),
    );
    if (!row || !differs) continue;
    const reason = "The script was added up wrongly.";
    await applied(sheet, { ...given, reason, studentId: row.studentId });
    await note();
  }
  return { id: (await sheet.seen()).id, stood, printed: await printedOf(sheet) };
}

const { columns: heads } = longPapers.resultSheet;

/** What the paper that the server draws has of each student, by matric number. */
async function printedOf({ which, as }: Sheet) {
  const { parts } = await readPaper(server, resultSheetPaper, which, as.as.user);
  const { columns = [], rows = [] } = parts[0]?.tables.at(-1) ?? {};
  const under = (cells: readonly unknown[], head: string) =>
    cells[columns.findIndex(({ label }) => label === head)];
  return rows.map((cells) => ({
    matricNumber: under(cells, heads.matricNumber),
    cells: [heads.test, heads.lab, heads.exam, heads.total, heads.grade].map((head) =>
      under(cells, head),
    ),
  }));
}

/** Enters what is missing, so that the sheet can be handed on. */
async function complete(sheet: Sheet): Promise<void> {
  const { rows } = await sheet.sheet();
  for (const [at, { total, code }] of rows.entries()) {
    if (total === null && code === null)
      await sheet.type(at, { test: "10", lab: "9.5", exam: "31" });
  }
}

async function sendBack(sheet: Sheet, back: Back): Promise<void> {
  await steps.submitted(sheet);
  if (back === "recalled") {
    await server.ok("recallScoreSheet", await sheet.seen(), sheet.as);
    return;
  }
  if (back !== "submitted") await steps.checked(sheet);
  if (back === "approved") await steps.approved(sheet);
  const holder = { submitted: offices.head, checked: offices.dean, approved: offices.exams }[back];
  const given = { sheets: [await sheet.seen()], reason: "Please look again.", studentIds: [] };
  expect(await server.ok("returnSheets", given, holder)).toMatchObject({ done: 1 });
}

const whole: Cells = { test: "20", lab: "20", exam: "55.25", code: "" };
const everyAct: readonly Act[] = [
  { save: 0, cells: whole, other: false },
  {
    save: 1,
    cells: { code: "WHD", reason: "Fees of another", test: "3", exam: "12.5" },
    other: true,
  },
  {
    upload: [
      [0, { exam: "41" }],
      [2, { test: "7.25", lab: "1", exam: "20" }],
    ],
  },
  "undo",
  {
    upload: [
      [1, { code: "", lab: "4" }],
      [2, { code: "MAL", reason: "Notes in the hall", exam: "" }],
    ],
  },
  ...backFrom.flatMap((back, at): Act[] => [
    { back },
    { save: at % students, cells: { test: String(at) }, other: at % 2 === 0 },
  ]),
  "undo",
];

/** By which ways rows have changed in all the runs. */
const ways = new Set<string>();

test.prop(
  [
    fc.array(act, { minLength: 3, maxLength: 8 }),
    fc.array(fc.tuple(who, fc.oneof(scored, coded)), { maxLength: 3 }),
  ],
  {
    numRuns: 8,
    examples: [
      [
        [...everyAct],
        [
          [0, { code: "ABS", exam: "" }],
          [0, whole],
          [1, whole],
        ],
      ],
    ],
  },
)(
  "saves, codes, uploads, undos, returns and amendments replay from the versions to the sheet",
  async (acts, amended) => {
    const { id, stood, printed } = await walk(acts, amended);
    const versions = await db
      .select()
      .from(scoreVersions)
      .where(eq(scoreVersions.sheetId, id))
      .orderBy(asc(scoreVersions.studentId), asc(scoreVersions.version));
    const kept = new Map(versions.map((one) => [`${one.studentId} ${one.version}`, one]));
    const replayed = ({ studentId, version }: Pick<Row, "studentId" | "version">) => {
      const one = kept.get(`${studentId} ${version}`);
      return one && rowOf(one);
    };
    // What stood at any time is what the version says that the row had then.
    for (const rows of stood) expect(rows.map(replayed)).toEqual(rows);
    // The newest of each is the sheet, and none is missing on the way there.
    const newest = stood.at(-1) ?? [];
    expect(newest).toHaveLength(students);
    for (const { studentId, version } of newest) {
      const own = versions.filter((one) => one.studentId === studentId);
      expect(own.map((one) => one.version)).toEqual(
        Array.from({ length: version }, (_, at) => at + 1),
      );
    }
    // And the paper that the server draws has what they replay to.
    const matricOf = new Map(
      (
        await db
          .select({ id: people.id, matricNumber: people.matricNumber })
          .from(people)
          .where(
            inArray(
              people.id,
              newest.map(({ studentId }) => studentId),
            ),
          )
      ).map((one) => [one.id, one.matricNumber]),
    );
    expect(printed).toHaveLength(newest.length);
    for (const row of newest) {
      const { test, lab, exam, total, code } = replayed(row) ?? row;
      const grade = code ?? earnedBy({ total, code })?.grade;
      const cells = [test, lab, exam, total].map(printedScore);
      expect(printed).toContainEqual({
        matricNumber: matricOf.get(row.studentId),
        cells: [...cells, grade],
      });
    }
    // Each time it was handed on the step keeps what stood there.
    const taken = await db
      .select()
      .from(sheetSteps)
      .where(eq(sheetSteps.sheetId, id))
      .orderBy(asc(sheetSteps.revision));
    const atOnce = stood.map((rows) =>
      Object.fromEntries(rows.map(({ studentId, version }) => [studentId, version])),
    );
    for (const { step, snapshot } of taken) {
      if (step === "submit") expect(atOnce).toContainEqual(snapshot);
      else expect(snapshot).toBeNull();
    }
    for (const { source } of versions) ways.add(source);
    // Each amendment keeps the version that it replaced.
    const amendments = await db
      .select()
      .from(scoreAmendments)
      .where(eq(scoreAmendments.sheetId, id))
      .orderBy(asc(scoreAmendments.studentId), asc(scoreAmendments.version));
    const replaced = versions.filter(
      ({ studentId, version }) => kept.get(`${studentId} ${version + 1}`)?.source === "amendment",
    );
    expect(amendments.map(rowOf)).toEqual(replaced.map(rowOf));
  },
);

plain("and every way was gone", () => {
  expect([...ways].toSorted()).toEqual(["amendment", "typed", "undo", "upload"]);
});
