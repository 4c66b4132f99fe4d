import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { afterAll, expect, test } from "vitest";
import { testServer, type CallOptions } from "../../testing/test-server.ts";
import { classStaff } from "../results/testing/class-staff.ts";
import { smallDepartment } from "../results/testing/small-department.ts";
import { amendmentsOf, reason } from "./testing/amendments-of.ts";
import { boardClass, joinsClass } from "./testing/board-class.ts";
import { offices } from "./testing/sheet-of.ts";

// What became of sheets, amendments and packs is read by whoever reads these, and is not there for others.

const server = await testServer();
afterAll(server.stop);

await smallDepartment(server.db, { "SML 111": {} });
const sheets = amendmentsOf(server);
const { lecturer, sheetAt, published, asked, endorse, decide, applied } = sheets;
const stranger = { as: { user: (await lecturer()).userName } };

const past = (subject: HistorySubject, id: string, as: CallOptions) =>
  server.request("getHistory", { subject, id }, as);
const actsOf = async (subject: HistorySubject, id: string, as: CallOptions = offices.exams) =>
  (await server.ok("getHistory", { subject, id }, as)).items.map(({ action }) => action);
const nobodys = "0199aa00-0000-7000-8000-000000000000";

/** Who reads it, and for whom it is not there or not meant. */
async function readBy(
  subject: HistorySubject,
  id: string,
  readers: readonly CallOptions[],
  others: readonly CallOptions[],
) {
  for (const as of readers) expect((await past(subject, id, as)).status, subject).toBe(200);
  for (const as of others) expect((await past(subject, id, as)).status, subject).toBe(404);
  expect((await past(subject, id, { as: { user: "student" } })).status).toBe(403);
  for (const none of [nobodys, "1", "ND I"]) {
    expect((await past(subject, none, offices.exams)).status).toBe(404);
  }
}

test("of a sheet: its steps, what was entered and what was amended, but no other sheet's", async () => {
  const other = await sheetAt("submitted");
  const sheet = await published();
  const amendment = await applied(sheet);
  const { id } = await sheet.seen();
  expect(await actsOf("scoreSheet", id)).toEqual([
    "applyAmendment",
    "endorseAmendment",
    "endorseAmendment",
    "requestAmendment",
    "publishScoreSheet",
    "approveScoreSheet",
    "checkScoreSheet",
    "submitScoreSheet",
    "saveScores",
  ]);
  const { items } = await server.ok("getHistory", { subject: "scoreSheet", id }, sheet.as);
  for (const { sentence, what } of items) {
    expect(what).not.toMatch(/undefined|\{|[a-z][A-Z]/);
    expect(sentence).toContain("in 2026/2027");
  }
  expect(items[0]?.changes).toContainEqual({ field: "Exam", from: "45", to: "55" });
  expect(items[0]?.reason).toBe(reason);
  expect(await actsOf("amendment", amendment)).toEqual([
    "applyAmendment",
    "endorseAmendment",
    "endorseAmendment",
    "requestAmendment",
  ]);
  const { id: draft } = await other.seen();
  expect(await actsOf("scoreSheet", draft, other.as)).toEqual(["submitScoreSheet", "saveScores"]);
});

test("of a sheet it is read by whoever finds the sheet", async () => {
  const sheet = await sheetAt("submitted");
  const { id } = await sheet.seen();
  await readBy(
    "scoreSheet",
    id,
    [sheet.as, sheet.other, offices.head, offices.dean, offices.exams, offices.registrar],
    // An official who advises reads what is out of the own class, and no sheet.
    [stranger, { as: { user: "adviser" } }, { as: { user: "hostel" } }],
  );
  for (const as of [sheet.as, stranger, offices.head, offices.exams, { as: { user: "hostel" } }]) {
    const seen = await server.request("getScoreSheet", sheet.which, as);
    const told = await past("scoreSheet", id, as);
    expect(told.success).toBe(seen.success);
  }
});

test("of an amendment it is read by whoever finds the request, step by step in words", async () => {
  const sheet = await published();
  const id = await asked(sheet);
  await endorse.head(id);
  await decide(id, "refuse", "headEndorsed", offices.dean, {
    reason: "The script says otherwise.",
  });
  await readBy(
    "amendment",
    id,
    [sheet.as, offices.head, offices.dean, offices.exams],
    [stranger, { as: { user: "adviser" } }, { as: { user: "hostel" } }],
  );
  const { items } = await server.ok("getHistory", { subject: "amendment", id }, offices.head);
  expect(items.map(({ action }) => action)).toEqual([
    "refuseAmendment",
    "endorseAmendment",
    "requestAmendment",
  ]);
  expect(items[0]?.changes).toContainEqual({
    field: "State",
    from: "Endorsed by the head",
    to: "Refused",
  });
});

test("of a board pack it is read by whoever reads the class's unpublished results", async () => {
  const join = joinsClass(server);
  const { officer, head } = classStaff(server, sheets);
  const sheet = await sheetAt("approved");
  await join(...sheet.roster);
  const [own, adviser] = [await head(), await officer()];
  const { id } = await server.ok("makeBoardPack", boardClass, own.as);
  await readBy(
    "boardPack",
    id,
    [own.as, offices.exams, offices.registrar],
    [adviser.as, offices.head, stranger, { as: { user: "adviser" } }, { as: { user: "hostel" } }],
  );
  expect(await actsOf("boardPack", id)).toEqual(["makeBoardPack"]);
});
