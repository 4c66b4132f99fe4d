import { and, desc, eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { imports } from "../../database/schema/imports.ts";
import { resultDeadlines } from "../../database/schema/results.ts";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { cbtOf, exam } from "./testing/cbt.ts";
import { forgetAll } from "../../retention/testing/forget-all.ts";
import { offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { cbtSheet, lecturer, submit } = cbtOf(server);

describe("marks of a computer test", () => {
  test("are entered as previewed, each row with its version, and noted with the file", async () => {
    const sheet = await cbtSheet(2);
    await sheet.type(1, { test: "20", lab: "9", exam: "30" });
    const lines = [sheet.attempt(0, "17.5"), sheet.attempt(1, "40")];
    const { id } = await sheet.previewCbt(lines, { filling: "replace" });
    expect(await sheet.uploadCbt(id)).toMatchObject({ status: 200 });
    expect(await sheet.uploadCbt(id)).toMatchObject({ status: 200 });
    expect(await sheet.stands(id)).toMatchObject({ state: "applied", mayUndo: true, refused: 0 });
    expect((await sheet.sheet()).rows).toMatchObject([
      { version: 1, test: null, exam: 26.25, total: null, changed: { source: "cbt" } },
      { version: 2, test: 20, exam: 60, total: 89, changed: { source: "cbt" } },
    ]);
    const [noted] = await server.db
      .select()
      .from(auditRows)
      .where(and(eq(auditRows.action, "saveScores"), eq(auditRows.actorId, sheet.coordinatorId)))
      .orderBy(desc(auditRows.id));
    expect(noted).toMatchObject({
      subject: "course",
      subjectId: String(sheet.courseId),
      after: { rows: 2, source: "cbt", fingerprint: expect.stringMatching(/^\S{43}$/) },
    });
  });

  test("are of the attempt that counts, also when they are entered", async () => {
    const sheet = await cbtSheet(1);
    const lines = [sheet.attempt(0, "10"), sheet.attempt(0, "30"), sheet.attempt(0, "20")];
    const { id } = await sheet.previewCbt(lines, { attempts: "best" });
    await sheet.uploadCbt(id);
    expect(await sheet.stands(id)).toMatchObject({ state: "applied", new: 1, unchanged: 2 });
    expect((await sheet.sheet()).rows).toMatchObject([{ version: 1, exam: 45 }]);
  });

  test("leave out rows that others have changed since the preview", async () => {
    const sheet = await cbtSheet(2);
    const { id } = await sheet.previewCbt([sheet.attempt(0, "20"), sheet.attempt(1, "20")]);
    await sheet.type(0, { lab: "5" }, sheet.other);
    await sheet.uploadCbt(id);
    expect(await sheet.stands(id)).toMatchObject({ state: "applied", new: 1, refused: 1 });
    expect((await sheet.sheet()).rows.map(({ exam: mark }) => mark)).toEqual([null, 30]);
  });

  test("are refused when the sheet was handed on and came back since the preview", async () => {
    const sheet = await cbtSheet(1);
    await sheet.type(0, { test: "20", lab: "20", exam: "30" });
    const { id } = await sheet.previewCbt([sheet.attempt(0, "40")], { filling: "replace" });
    await submit(sheet);
    expect(await sheet.uploadCbt(id)).toMatchObject({ status: 409, code: "sheet_locked" });
    await server.ok("recallScoreSheet", await sheet.seen(), sheet.as);
    await sheet.uploadCbt(id);
    expect(await sheet.stands(id)).toMatchObject({
      state: "previewed",
      error: expect.stringContaining("Somebody has done something with this sheet"),
    });
    expect((await sheet.sheet()).rows[0]?.exam).toBe(30);
  });

  test("are entered by whoever previewed them, in time, and by no other upload", async () => {
    const sheet = await cbtSheet(1);
    const { id } = await sheet.previewCbt([sheet.attempt(0, "20")]);
    expect(await sheet.uploadCbt(id, sheet.other)).toMatchObject({ status: 404 });
    expect(await sheet.upload(id)).toMatchObject({ status: 404 });
    await server.db
      .update(imports)
      .set({ previewExpiresAt: new Date(Date.now() - 1_000) })
      .where(eq(imports.id, id));
    expect(await sheet.uploadCbt(id)).toMatchObject({ status: 409, code: "import_expired" });
    await server.runJob("end imports");
    const [kept] = await server.db.select().from(imports).where(eq(imports.id, id));
    expect(kept).toMatchObject({ state: "expired", content: null });
    expect(await server.request("downloadCbtFile", { id }, sheet.as)).toMatchObject({
      status: 404,
    });
  });
});

describe("nothing is read for whoever may not enter the scores now:", () => {
  test("strangers, officials, the head, past the deadline, once submitted", async () => {
    const sheet = await cbtSheet(1);
    await sheet.type(0, { test: "20", lab: "20", exam: "30" });
    // No file at all: what is wrong with it is not what is told.
    const input = { ...sheet.which, ...exam, text: "nonsense" };
    const asked = (as: { as: { user: string } }) => server.request("previewCbtResults", input, as);
    const stranger = { as: { user: (await lecturer()).userName } };
    expect(await asked(stranger)).toMatchObject({ status: 404, code: "not_found" });
    expect(await asked(offices.exams)).toMatchObject({ status: 403 });
    expect(await asked({ as: { user: "student" } })).toMatchObject({ status: 403 });
    expect(await asked(offices.head)).toMatchObject({ status: 409, code: "not_your_sheet" });
    const key = { sessionId: sheet.which.sessionId, semester: "First" as const };
    await server.db.insert(resultDeadlines).values({ ...key, closesAt: new Date(2020, 1, 1) });
    expect(await asked(sheet.as)).toMatchObject({ status: 409, code: "deadline_passed" });
    await server.db.delete(resultDeadlines);
    await submit(sheet);
    expect(await asked(sheet.as)).toMatchObject({ status: 409, code: "sheet_locked" });
  });

  test("somebody who acts for the lecturer", async () => {
    const sheet = await cbtSheet(1);
    const { id: impersonatorId } = await readPerson(server, "admin");
    const { access } = await inTransaction(server.db, (tx) =>
      server.services.sessions.open(tx, sheet.coordinatorId, {
        impersonatorId,
        reason: "The lecturer asked for help with it.",
      }),
    );
    const as = { as: { token: access.token } };
    const input = { ...sheet.which, ...exam, text: "nonsense" };
    expect(await server.request("previewCbtResults", input, as)).toMatchObject({
      status: 409,
      code: "impersonation_decides_nothing",
    });
  });
});

describe("an undo", () => {
  test("sets each row back, and keeps and names what was touched since", async () => {
    const sheet = await cbtSheet(3);
    await sheet.type(1, { exam: "30" });
    const lines = [0, 1, 2].map((at) => sheet.attempt(at, "20"));
    const { id } = await sheet.previewCbt(
      [...lines.slice(0, 1), sheet.attempt(1, "40"), ...lines.slice(2)],
      { filling: "replace" },
    );
    await sheet.uploadCbt(id);
    await sheet.type(2, { test: "3" }, sheet.other);
    expect(await server.request("undoImport", { id }, sheet.other)).toMatchObject({ status: 404 });
    await server.ok("undoImport", { id }, sheet.as);
    expect(await sheet.stands(id)).toMatchObject({ state: "undone", undone: 2, kept: 1 });
    expect((await sheet.sheet()).rows).toMatchObject([
      { version: 2, exam: null, changed: { source: "undo" } },
      { version: 3, exam: 30, changed: { source: "undo" } },
      { version: 2, test: 3, exam: 30 },
    ]);
  });

  test("is only of a draft", async () => {
    const sheet = await cbtSheet(1);
    await sheet.type(0, { test: "20", lab: "20" });
    const { id } = await sheet.previewCbt([sheet.attempt(0, "20")]);
    await sheet.uploadCbt(id);
    expect(await sheet.earlier()).toMatchObject([{ undoUntil: expect.any(String) }]);
    await submit(sheet);
    expect(await server.request("undoImport", { id }, sheet.as)).toMatchObject({
      status: 409,
      code: "undo_refused",
    });
    expect(await sheet.earlier()).toMatchObject([{ undoUntil: null }]);
  });
});

describe("earlier files", () => {
  test("are listed for whoever teaches the course, with what was chosen and what became of them", async () => {
    const [sheet, other] = [await cbtSheet(2), await cbtSheet(1)];
    const lines = [sheet.attempt(0, "20"), sheet.attempt(1, "41")];
    const { id } = await sheet.previewCbt(lines, { component: "test", attempts: "best" });
    await sheet.uploadCbt(id);
    await other.previewCbt([other.attempt(0, "20")]);
    // Neither is one of a score sheet.
    await sheet.preview([sheet.row(0, { exam: "50" })]);
    const { code, session } = await sheet.sheet();
    const row = {
      id,
      courseId: sheet.courseId,
      code,
      session,
      component: "test",
      attempts: "best",
      filling: "empty",
      fileName: "",
      state: "applied",
      rows: 2,
      new: 1,
      changed: 0,
      refused: 1,
      kept: true,
    };
    expect(await sheet.earlier()).toMatchObject([
      { ...row, own: true, undoUntil: expect.any(String) },
    ]);
    expect(await sheet.earlier(sheet.other)).toMatchObject([
      { ...row, own: false, undoUntil: null },
    ]);
    expect(await sheet.earlier(other.as)).toEqual([]);
    expect((await server.ok("listCbtResults", {}, sheet.as)).items.map((one) => one.id)).toEqual([
      id,
    ]);
    expect(await server.request("listCbtResults", {}, offices.exams)).toMatchObject({
      status: 403,
    });
  });

  test("are kept as they were uploaded, for whoever teaches the course", async () => {
    const sheet = await cbtSheet(1);
    const number = sheet.students[0]?.matricNumber ?? "";
    const csv = `Matric number;Score;Out of\r\n${number};17.5;40\r\n`;
    const given = { ...sheet.which, ...exam, file: new File([csv], "Exam 24 November.csv") };
    const { importId: id } = await server.ok("previewCbtResults", given, sheet.as);
    await sheet.uploadCbt(id);
    const answer = await server.request("downloadCbtFile", { id }, sheet.other);
    expect(answer.headers.get("content-disposition")).toContain("Exam%2024%20November.csv");
    const file = await server.ok("downloadCbtFile", { id }, sheet.as);
    expect(await file.text()).toBe(csv);
    const stranger = { as: { user: (await lecturer()).userName } };
    expect(await server.request("downloadCbtFile", { id }, stranger)).toMatchObject({
      status: 404,
    });
    // A file of scores is none of these, and is not kept.
    const scores = await sheet.preview([sheet.row(0, { test: "5" })]);
    expect(await server.request("downloadCbtFile", { id: scores.id }, sheet.as)).toMatchObject({
      status: 404,
    });
  });

  test("outlive other imports once they have become marks", async () => {
    const sheet = await cbtSheet(1);
    const { id } = await sheet.previewCbt([sheet.attempt(0, "20")]);
    await sheet.uploadCbt(id);
    const left = await sheet.previewCbt([sheet.attempt(0, "30")], { filling: "replace" });
    const scores = await sheet.preview([sheet.row(0, { test: "5" })]);
    await sheet.upload(scores.id);
    const standing = async (days: number) => {
      const ids = [id, left.id, scores.id];
      const at = new Date(Date.now() - days * 86_400_000);
      await server.db.update(imports).set({ at }).where(inArray(imports.id, ids));
      await forgetAll(server.db);
      const rows = await server.db.select().from(imports).where(inArray(imports.id, ids));
      return rows.map((row) => row.id);
    };
    expect(await standing(100)).toEqual([id]);
    expect(await sheet.earlier()).toMatchObject([{ id, kept: true }]);
    expect(await standing(1_826)).toEqual([]);
    // What was entered is part of the academic record.
    expect((await sheet.sheet()).rows).toMatchObject([{ test: 5, exam: 30 }]);
  });
});
