import { contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { eq } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { afterAll, describe, expect, test } from "vitest";
import { courseLecturers } from "../../database/schema/course.ts";
import { rateLimitCounters } from "../../database/schema/machinery.ts";
import { rightInput, schemaOf } from "../../testing/right-input.ts";
import { testServer, type CallOptions } from "../../testing/test-server.ts";
import { cbtOf } from "./testing/cbt.ts";

const server = await testServer();
afterAll(server.stop);

const { cbtSheet, taughtSheet, steps } = cbtOf(server);
type Sheet = Awaited<ReturnType<typeof cbtSheet>>;

/** What is entered of each, and is to be found nowhere: marks, codes and why. */
const entered = [
  { test: "17.31", lab: "12.44", exam: "36.17" },
  { code: "SICK" },
  { code: "MAL", reason: "Notes in Bodija hall" },
  { test: "18.21", exam: "51.93", code: "WHD", reason: "The case of Bodija hall is open" },
] as const;
const secret = /\b(?:17\.31|12\.44|36\.17|65\.92|18\.21|51\.93|SICK|MAL|WHD|Bodija)\b/;

/** A sheet with all of that, and with the files in which some of it lies. */
async function secretSheet() {
  const sheet = await cbtSheet(entered.length);
  const refused = await sheet.preview([sheet.row(0, { matric: "ND/TST/26/9999", test: "17.31" })]);
  const ofTest = await sheet.previewCbt([sheet.attempt(0, "17.31")]);
  for (const [at, cells] of entered.entries()) await sheet.type(at, cells);
  return { ...sheet, ids: [refused.id, ofTest.id] };
}

/** What an answer says: of a file its text, of a workbook its cells. */
async function textOf(answer: { readonly data: unknown }): Promise<string> {
  if (!(answer.data instanceof Blob)) return JSON.stringify(answer);
  const bytes = new Uint8Array(await answer.data.arrayBuffer());
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return new TextDecoder().decode(bytes);
  return JSON.stringify((await readXlsx(bytes)).sheets.map(({ rows }) => rows));
}

/** The names and their inputs go together in the contract, from which both are taken. */
const request = server.request as unknown as (
  name: string,
  input: object,
  options: CallOptions,
) => Promise<{ success: boolean; data: unknown }>;

const endpoints = Object.entries<Endpoint>(contract);
const files = endpoints.filter(([, { answer }]) => answer === "file").map(([name]) => name);
/** What somebody may read, and every file besides, whose refusal is an answer, too. */
const readBy = (kind: "student" | "lecturer") => [
  ...new Set([
    ...endpoints
      .filter(([, { method, audience }]) => method === "GET" && audience.includes(kind))
      .map(([name]) => name),
    ...files,
  ]),
];

type Asking = {
  readonly sheet: Sheet & { ids: readonly string[] };
  readonly ids: readonly string[];
};

/** Everything that somebody is told who asks for all that there is, by all that there is to ask by. */
async function said(names: readonly string[], { sheet, ids }: Asking, as: CallOptions) {
  let answered = 0;
  let all = "";
  await server.db.delete(rateLimitCounters);
  for (const name of names) {
    const inputs = ids.map((id) => ({
      ...sheet.which,
      id,
      fileId: id,
      course: sheet.courseId,
      session: sheet.which.sessionId,
      departmentId: 5,
      levelId: 1,
      semester: "First",
      studentId: sheet.roster[0]?.id,
      matricNumber: sheet.students[0]?.matricNumber,
      search: "TST",
      q: "TST",
      wish: "result",
    }));
    for (const answer of await Promise.all(inputs.map((input) => request(name, input, as)))) {
      answered += answer.success ? 1 : 0;
      all += await textOf(answer);
    }
  }
  return { answered, all };
}

describe("unpublished marks", () => {
  test("are in no answer or file to their students, nor are codes, however far the sheet has come", async () => {
    const sheet = await secretSheet();
    const names = readBy("student");
    const told = ({ as }: (typeof sheet.roster)[number]) =>
      said(names, { sheet, ids: sheet.ids.slice(0, 1) }, as);
    for (const step of ["draft", "submitted", "checked", "approved"] as const) {
      if (step !== "draft") await steps[step](sheet);
      expect(await sheet.sheet()).toMatchObject({ state: step });
      for (const { answered, all } of await Promise.all(sheet.roster.map(told))) {
        expect(answered).toBeGreaterThan(20);
        expect(all).not.toMatch(secret);
      }
    }
    await steps.published(sheet);
    const [scored, , failed, withheld] = await Promise.all(sheet.roster.map(told));
    // Of what is out the mark and the code that counts as failed are; why, and what is withheld, never.
    expect(scored?.all).toMatch(/\b65\.92\b/);
    expect(failed?.all).toMatch(/\bMAL\b/);
    expect(failed?.all).not.toMatch(/Bodija/);
    expect(withheld?.all).not.toMatch(secret);
  }, 60_000);

  test("are in no answer to whatever their students do, nor in why it is refused", async () => {
    const sheet = await secretSheet();
    await steps.submitted(sheet);
    const acts = endpoints.filter(
      ([, { method, audience }]) => method !== "GET" && audience.includes("student"),
    );
    let answered = 0;
    for (const { id: studentId, registrationId, as } of sheet.roster) {
      await server.db.delete(rateLimitCounters);
      const given = {
        id: () => registrationId,
        sessionId: () => sheet.which.sessionId,
        semester: () => "First",
        courseId: () => sheet.courseId,
        courseIds: () => [sheet.courseId],
        add: () => [sheet.courseId],
        drop: () => [sheet.courseId],
        studentId: () => studentId,
        lecturerId: () => sheet.coordinatorId,
        departmentId: () => 6,
      };
      for (const [name, endpoint] of acts) {
        const answer = await request(name, rightInput(schemaOf(endpoint), given) as object, as);
        answered += answer.success ? 1 : 0;
        expect(JSON.stringify(answer), name).not.toMatch(secret);
      }
    }
    expect(answered).toBeGreaterThan(sheet.roster.length * 3);
    expect(await sheet.sheet()).toMatchObject({ state: "submitted" });
  });

  test("are in no answer or file to a lecturer of another course", async () => {
    const [sheet, other] = [await secretSheet(), await taughtSheet(1)];
    const asked = { sheet, ids: [...sheet.ids, (await sheet.seen()).id] };
    const names = readBy("lecturer");
    // Whoever teaches it finds all of it, in a workbook and beside it.
    const own = await said(names, asked, sheet.as);
    for (const what of ["17.31", "65.92", "SICK", "MAL", "51.93", "Bodija"]) {
      expect(own.all).toContain(what);
    }
    for (const step of ["draft", "submitted", "checked", "approved"] as const) {
      if (step !== "draft") await steps[step](sheet);
      const { answered, all } = await said(names, asked, other.as);
      expect(answered).toBeGreaterThan(20);
      expect(all).not.toMatch(secret);
    }
    // Nor once the own teaching has ended.
    await server.db.delete(courseLecturers).where(eq(courseLecturers.courseId, sheet.courseId));
    // But for the file that somebody has brought oneself, and what was refused of it.
    const others = names.filter((name) => name !== "getImport" && name !== "getRefusedRows");
    expect((await said(others, asked, sheet.as)).all).not.toMatch(secret);
  }, 60_000);
});
