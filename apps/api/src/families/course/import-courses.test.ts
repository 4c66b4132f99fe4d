import { laboratorySplit } from "@polyportal/domain/score-sheet/split";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { everyTable, pasted } from "../../import/testing/sheets.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "administrator" } };
const headings = [
  "Code*",
  "Title*",
  "Credit units*",
  "Department code*",
  "Level*",
  "Semester*",
  "Core or elective*",
  "Test",
  "Lab",
  "Exam",
  "Borrowable",
  "Prerequisites",
  "Active",
  "With a laboratory",
];

let turn = 100;
/** A code that no course has yet. */
const fresh = () => `ZI ${(turn += 1)}`;

type Own = Partial<
  Record<
    "title" | "units" | "unit" | "split" | "requires" | "borrowable" | "active" | "laboratory",
    string
  >
>;
/** A row of a sheet; the split as `20/20/60`. */
const row = (code: string, own: Own = {}): string[] => {
  const [test = "", lab = "", exam = ""] = own.split?.split("/") ?? [];
  return [
    code,
    own.title ?? "Surveying by a Sheet",
    own.units ?? "2",
    own.unit ?? "com",
    "nd i",
    "first",
    "core",
    test,
    lab,
    exam,
    own.borrowable ?? "",
    own.requires ?? "",
    own.active ?? "",
    own.laboratory ?? "",
  ];
};

async function preview(...rows: readonly (readonly string[])[]) {
  const text = pasted(headings, rows);
  const { importId } = await server.ok("previewCourses", { text }, as);
  return server.ok("getImport", { id: importId, size: 100 }, as);
}

async function imported(...rows: readonly (readonly string[])[]) {
  const { id } = await preview(...rows);
  await server.ok("uploadCourses", { importId: id }, as);
  return server.ok("getImport", { id, size: 100 }, as);
}

async function courseOf(code: string) {
  const { items } = await server.ok("listCourses", { search: code }, as);
  const found = items.find((one) => one.code === code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
}

const codesNeeded = async (code: string) =>
  (await courseOf(code)).requires.map((one) => one.code).toSorted();

/** A student who has registered the course, and a sheet of this session with or without a mark. */
async function taken(courseId: number, mark: number | null) {
  const { id: studentId } = await newStudent(server);
  const [registrationId, sheetId] = [uuid(), uuid()];
  await server.db.insert(courseRegistrations).values({
    id: registrationId,
    studentId,
    sessionId: 3,
    semester: "First",
    levelId: 1,
    state: "approved",
    totalUnits: 2,
    submittedAt: new Date(),
  });
  await server.db
    .insert(registeredCourses)
    .values({ registrationId, sessionId: 3, courseId, kind: "Core" });
  await server.db
    .insert(scoreSheets)
    .values({ id: sheetId, courseId, sessionId: 3, state: "draft" });
  await server.db.insert(scores).values({ sheetId, studentId, test: mark });
  return { registrationId, sheetId };
}

describe("a sheet of courses", () => {
  test("adds them with all that the page has, in whatever case and order; again it asks for nothing", async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()];
    const rows = [
      row(b.replace(" ", "").toLowerCase(), {
        split: "20/20/60",
        borrowable: "Yes",
        requires: `${a.toLowerCase()}; COM 111`,
        active: "no",
      }),
      row(a),
      row(c, { laboratory: "yes" }),
    ];
    expect(await imported(...rows)).toMatchObject({ kind: "courses", new: 3, refused: 0 });
    expect((await courseOf(c)).split).toEqual(laboratorySplit);
    expect(await courseOf(b)).toMatchObject({
      title: "Surveying by a Sheet",
      creditUnit: 2,
      department: "Computer Science",
      level: "ND I",
      semester: "First",
      status: "Core",
      split: { test: 20, lab: 20, exam: 60 },
      borrowable: true,
      active: false,
    });
    expect(await codesNeeded(b)).toEqual(["COM 111", a]);
    expect(await courseOf(a)).toMatchObject({
      split: { test: 30, lab: 0, exam: 70 },
      borrowable: false,
      active: true,
      requires: [],
    });
    expect(await preview(...rows)).toMatchObject({ unchanged: 3, new: 0, changed: 0, refused: 0 });
  });

  test("changes what it says and leaves what it does not", async () => {
    const [a, b] = [fresh(), fresh()];
    await imported(row(a), row(b, { split: "20/20/60", requires: a, borrowable: "yes" }));
    const changed = await preview(row(b, { units: "3", title: "Levelling" }), row(a));
    expect(changed.items[0]).toMatchObject({
      verdict: "Changed",
      changes: [
        { column: "title", from: "Surveying by a Sheet", to: "Levelling" },
        { column: "creditUnit", from: "2", to: "3" },
      ],
    });
    await server.ok("uploadCourses", { importId: changed.id }, as);
    const after = await courseOf(b);
    expect(after).toMatchObject({ creditUnit: 3, split: { lab: 20 }, borrowable: true });
    const { items } = await server.ok(
      "getHistory",
      { subject: "course", id: String(after.id) },
      as,
    );
    expect(items.map(({ what }) => what)).toContain("changed this by an import");
    await imported(row(b, { units: "3", title: "Levelling", requires: "-" }));
    expect(await codesNeeded(b)).toEqual([]);
  });

  test("is refused row by row, to the letter", async () => {
    const [a, b, c, d, e] = [fresh(), fresh(), fresh(), fresh(), fresh()];
    const twice = fresh();
    const shown = await preview(
      row("COM-21"),
      row(fresh(), { split: "30/10/70" }),
      row(a, { requires: a }),
      row(b, { requires: c }),
      row(c, { requires: b }),
      row(d, { requires: e }),
      row(e, { unit: "NONE" }),
      row(fresh(), { requires: "XYZ 999" }),
      row(twice),
      row(twice),
      row(fresh(), { units: "1.5" }),
      row(fresh(), { requires: Array.from({ length: 11 }, (_, at) => `COM ${111 + at}`).join() }),
    );
    expect(shown.items.map(({ reasons }) => reasons)).toEqual([
      ["Code: a course code reads COM 211."],
      ["test, lab and exam come to 100"],
      ["a course cannot need itself"],
      [`${b} and ${c} need each other`],
      [`${c} and ${b} need each other`],
      [`no course has the code ${e}`],
      ["no department has this code"],
      ["no course has the code XYZ 999"],
      ["This code stands twice in the sheet."],
      ["This code stands twice in the sheet."],
      ["Credit units: a course has 1 to 20 credit units."],
      expect.arrayContaining([expect.stringMatching(/at most 10|no course/)]),
    ]);
    expect(shown).toMatchObject({ new: 0, refused: 12 });
  });

  test("leaves units and split of a course with scores this session, and changes the rest", async () => {
    const code = fresh();
    await imported(row(code));
    const { id } = await courseOf(code);
    await taken(id, 12);
    const why = "Scores of this session are entered: units and split change from the next.";
    for (const own of [{ units: "3" }, { split: "20/20/60" }]) {
      expect((await preview(row(code, own))).items[0]).toMatchObject({
        verdict: "Refused",
        reasons: [why],
      });
    }
    expect(await preview(row(code, { title: "Levelling" }))).toMatchObject({ changed: 1 });
  });

  test("counts what is registered anew, and keeps what the course counted before", async () => {
    const code = fresh();
    await imported(row(code));
    const { id } = await courseOf(code);
    const { registrationId } = await taken(id, null);
    const units = async () =>
      (
        await server.db
          .select({ total: courseRegistrations.totalUnits })
          .from(courseRegistrations)
          .where(eq(courseRegistrations.id, registrationId))
      )[0]?.total;
    const before = await everyTable(server);
    const { id: importId } = await imported(row(code, { units: "4" }));
    expect(await units()).toBe(4);
    await server.ok("undoImport", { id: importId }, as);
    expect(await everyTable(server)).toEqual(before);
  });

  test("is refused where the course was changed since the preview", async () => {
    const code = fresh();
    const shown = await preview(row(code));
    await imported(row(code));
    await server.ok("uploadCourses", { importId: shown.id }, as);
    expect((await server.ok("getImport", { id: shown.id }, as)).items[0]).toMatchObject({
      verdict: "Refused",
      reasons: [expect.stringMatching(/changed/)],
    });
  });
});

describe("taken back, a sheet of courses", () => {
  test("leaves nothing behind but the trace", async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()];
    await imported(row(a), row(b, { requires: `${a}, COM 111` }));
    const before = await everyTable(server);
    const { id } = await imported(row(c), row(b, { requires: c, title: "Levelling" }));
    expect(await codesNeeded(b)).toEqual([c]);
    await server.ok("undoImport", { id }, as);
    expect(await server.ok("getImport", { id }, as)).toMatchObject({ undone: 2, kept: 0 });
    expect(await codesNeeded(b)).toEqual(["COM 111", a]);
    expect(await everyTable(server)).toEqual(before);
  });

  test("keeps what was edited since, and what would come to need itself or what is deleted", async () => {
    const [a, b, c, d, edited] = [fresh(), fresh(), fresh(), fresh(), fresh()];
    await imported(row(a), row(b, { requires: a }), row(c), row(d, { requires: c }), row(edited));
    const { id } = await imported(
      row(b, { requires: "-" }),
      row(d, { requires: "-" }),
      row(edited, { title: "Levelling" }),
    );
    await imported(row(a, { requires: b }));
    await server.ok("deleteCourse", { id: (await courseOf(c)).id }, as);
    const { id: editedId, revision } = await courseOf(edited);
    await server.ok("toggleCourseStatus", { id: editedId, revision, active: false }, as);
    await server.ok("undoImport", { id }, as);
    expect(await server.ok("getImport", { id, size: 100 }, as)).toMatchObject({
      undone: 0,
      kept: 3,
    });
    expect(await codesNeeded(b)).toEqual([]);
  });

  test("keeps units under which scores were entered since", async () => {
    const code = fresh();
    await imported(row(code));
    const { id: importId } = await imported(row(code, { units: "4" }));
    await taken((await courseOf(code)).id, 12);
    await server.ok("undoImport", { id: importId }, as);
    expect(await courseOf(code)).toMatchObject({ creditUnit: 4 });
  });
});

test("who may only see imports nothing, and has no sheet", async () => {
  const sees = { as: { user: "helpdesk" } };
  for (const answer of [
    await server.request("previewCourses", { text: pasted(headings, [row(fresh())]) }, sees),
    await server.request("uploadCourses", { importId: uuid() }, sees),
    await server.request("downloadCoursesSample", {}, sees),
  ]) {
    expect(answer).toMatchObject({ status: 403 });
  }
  expect((await server.request("downloadCoursesSample", {}, as)).status).toBe(200);
});
