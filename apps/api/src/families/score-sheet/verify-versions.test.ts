import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { scores, scoreVersions } from "../../database/schema/results.ts";
import { testServer } from "../../testing/test-server.ts";
import { sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet } = sheetsOf(server);
const asAdmin = { as: { user: "admin" } };

/** What a check of the sealed record finds. */
async function checked() {
  await server.runJob("seal the audit");
  await server.ok("startAuditCheck", { root: "" }, asAdmin);
  await server.runJob("check the audit");
  const { check } = await server.ok("getAuditSeals", {}, asAdmin);
  return check;
}

test("a mark that is changed past the record is named, and nothing of what was entered in its way", async () => {
  const sheet = await taughtSheet(3);
  await sheet.enterAll();
  await sheet.enterAll("21", "46");
  expect(await checked()).toMatchObject({ state: "done", found: 0 });

  const { id, code, session, rows } = await sheet.sheet();
  const [raised, removed, added] = rows.map(({ studentId, matricNumber }) => ({
    own: { sheetId: id ?? "", studentId },
    whose: `${matricNumber}, ${code}, ${session}`,
  }));
  if (!raised || !removed || !added) throw new Error("The sheet has three rows.");
  const of = ({ own }: typeof raised, version: number) =>
    and(
      eq(scoreVersions.sheetId, own.sheetId),
      eq(scoreVersions.studentId, own.studentId),
      eq(scoreVersions.version, version),
    );
  // The mark that counts, with its last version; an earlier version taken out; one put in.
  const marks = { exam: 70, total: 91 };
  await server.db.update(scoreVersions).set(marks).where(of(raised, 2));
  await server.db
    .update(scores)
    .set(marks)
    .where(and(eq(scores.sheetId, raised.own.sheetId), eq(scores.studentId, raised.own.studentId)));
  await server.db.delete(scoreVersions).where(of(removed, 1));
  const [last] = await server.db.select().from(scoreVersions).where(of(added, 2));
  if (!last) throw new Error("Two versions were written.");
  await server.db.insert(scoreVersions).values({ ...last, version: 3, exam: 60, total: 81 });
  await server.db.execute(sql`update scores set exam = 60, total = 81
    where sheet_id = ${last.sheetId} and student_id = ${last.studentId}`);

  const check = await checked();
  const texts = check?.findings.map(({ text }) => text.replace(/: Row .*/, "")) ?? [];
  expect(new Set(texts)).toEqual(
    new Set([
      `Version 2 of the score of ${raised.whose} was changed since it was recorded`,
      `Version 1 of the score of ${removed.whose} is gone since it was recorded`,
      `Version 3 of the score of ${added.whose} is in no record of a save.`,
      `The score of ${added.whose} is another than its version 2 says.`,
    ]),
  );
  const entries = await server.db
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(
      and(eq(auditRows.action, "saveScores"), eq(auditRows.subjectId, String(sheet.courseId))),
    );
  const named = check?.findings.flatMap(({ entry }) => entry ?? []) ?? [];
  expect(entries.map((one) => one.id)).toEqual(expect.arrayContaining(named));
  expect(named).toHaveLength(2);
});

test("whoever reads the record of a save reads neither marks nor their fingerprints", async () => {
  const sheet = await taughtSheet(1);
  await sheet.enterAll();
  const [entry] = await server.db
    .select()
    .from(auditRows)
    .where(
      and(eq(auditRows.action, "saveScores"), eq(auditRows.subjectId, String(sheet.courseId))),
    );
  const told = await server.ok("getAuditEntry", { id: entry?.id ?? "" }, asAdmin);
  expect(JSON.stringify(told)).not.toContain(sheet.roster[0]?.id);
});
