import { and, desc, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { imports } from "../../database/schema/imports.ts";
import { resultDeadlines } from "../../database/schema/results.ts";
import { inTransaction } from "../../database/transaction.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { testServer } from "../../testing/test-server.ts";
import { offices } from "./testing/sheet-of.ts";
import { uploadsOf } from "./testing/uploads.ts";

const server = await testServer();
afterAll(server.stop);

const { sheetWithLab, lecturer, submit } = uploadsOf(server);

describe("an upload", () => {
  test("enters what was previewed, each row with its version, and notes it with its file", async () => {
    const sheet = await sheetWithLab(3);
    const { row } = sheet;
    await sheet.type(1, { test: "11", lab: "9" });
    const { id } = await sheet.preview([
      row(0, { test: "10", lab: "15", exam: "44.25" }),
      row(1, { test: "14", lab: "-" }),
      row(2, { code: "whd", exam: "30", why: "The fees are open" }),
    ]);
    expect(await sheet.upload(id)).toMatchObject({ status: 200 });
    expect(await sheet.upload(id)).toMatchObject({ status: 200 });
    expect(await sheet.stands(id)).toMatchObject({ state: "applied", mayUndo: true, refused: 0 });
    expect((await sheet.sheet()).rows).toMatchObject([
      { version: 1, test: 10, lab: 15, exam: 44.25, total: 69.25, changed: { source: "upload" } },
      { version: 2, test: 14, lab: null, exam: null, total: null, changed: { source: "upload" } },
      { version: 1, code: "WHD", exam: 30, total: null, reason: "The fees are open" },
    ]);
    const [noted] = await server.db
      .select()
      .from(auditRows)
      .where(and(eq(auditRows.action, "saveScores"), eq(auditRows.actorId, sheet.coordinatorId)))
      .orderBy(desc(auditRows.id));
    expect(noted).toMatchObject({
      subject: "course",
      subjectId: String(sheet.courseId),
      after: { rows: 3, source: "upload", fingerprint: expect.stringMatching(/^\S{43}$/) },
    });
  });

  test("leaves out rows that others have changed since the preview, whatever they changed", async () => {
    const sheet = await sheetWithLab(3);
    const { row } = sheet;
    await sheet.type(1, { test: "11" });
    const { id } = await sheet.preview([0, 1, 2].map((at) => row(at, { exam: "50" })));
    await sheet.type(0, { lab: "5" }, sheet.other);
    await sheet.type(1, { test: "12" }, sheet.other);
    await sheet.type(1, { test: "11" }, sheet.other);
    await sheet.upload(id);
    const shown = await sheet.stands(id);
    expect(shown).toMatchObject({ state: "applied", new: 1, changed: 0, refused: 2 });
    expect(shown.items.slice(0, 2)).toMatchObject([
      { verdict: "Refused", reasons: ["This was changed by somebody else since the preview."] },
      { verdict: "Refused", reasons: ["This was changed by somebody else since the preview."] },
    ]);
    expect((await sheet.sheet()).rows.map(({ exam }) => exam)).toEqual([null, null, 50]);
  });

  test("and typing at the same moment never lose one another's marks", async () => {
    const sheet = await sheetWithLab(1);
    const { id } = await sheet.preview([sheet.row(0, { exam: "50" })]);
    const [uploaded, typed] = await Promise.all([
      sheet.upload(id),
      sheet.type(0, { test: "12" }, sheet.other),
    ]);
    expect(uploaded.status).toBe(200);
    const [stands] = (await sheet.sheet()).rows;
    const { refused } = await sheet.stands(id);
    // Whoever was first is there, and the other was told.
    expect(stands).toMatchObject(
      refused === 1 ? { exam: null, test: 12, version: 1 } : { exam: 50, test: null, version: 1 },
    );
    expect(typed.conflicts).toHaveLength(refused === 1 ? 0 : 1);
  });

  test("is nobody else's, and over after two hours", async () => {
    const sheet = await sheetWithLab(1);
    const { id } = await sheet.preview([sheet.row(0, { exam: "50" })]);
    expect(await sheet.upload(id, sheet.other)).toMatchObject({ status: 404 });
    await server.db
      .update(imports)
      .set({ previewExpiresAt: new Date(Date.now() - 1_000) })
      .where(eq(imports.id, id));
    expect(await sheet.upload(id)).toMatchObject({ status: 409, code: "import_expired" });
  });

  test("is over with the deadline, though its preview was before it", async () => {
    const sheet = await sheetWithLab(1);
    const { id } = await sheet.preview([sheet.row(0, { exam: "50" })]);
    const key = { sessionId: sheet.which.sessionId, semester: "First" as const };
    await server.db.insert(resultDeadlines).values({ ...key, closesAt: new Date(2020, 1, 1) });
    expect(await sheet.upload(id)).toMatchObject({ status: 409, code: "deadline_passed" });
    await server.db.delete(resultDeadlines);
    expect((await sheet.sheet()).rows).toMatchObject([{ exam: null, version: 0 }]);
  });

  test("of a sheet that was handed on and came back since the preview asks to look again", async () => {
    const sheet = await sheetWithLab(1);
    await sheet.type(0, { test: "20", lab: "20", exam: "30" });
    const { id } = await sheet.preview([sheet.row(0, { exam: "50" })]);
    await submit(sheet);
    expect(await sheet.upload(id)).toMatchObject({ status: 409, code: "sheet_locked" });
    await server.ok("recallScoreSheet", await sheet.seen(), sheet.as);
    await sheet.upload(id);
    expect(await sheet.stands(id)).toMatchObject({
      state: "previewed",
      error: expect.stringContaining("Somebody has done something with this sheet"),
    });
    expect((await sheet.sheet()).rows[0]?.exam).toBe(30);
  });
});

describe("whoever may not enter the scores now", () => {
  test("gets no template, and nothing is read: submitted, past the deadline, somebody else", async () => {
    const sheet = await sheetWithLab(1);
    await sheet.type(0, { test: "20", lab: "20", exam: "30" });
    // No sheet at all: what is wrong with it is not what is told.
    const input = { ...sheet.which, text: "nonsense" };
    const asked = async (as: { as: { user: string } }) => [
      await server.request("previewScoreSheet", input, as),
      await server.request("downloadScoreSheet", sheet.which, as),
    ];
    const stranger = { as: { user: (await lecturer()).userName } };
    for (const answer of await asked(stranger)) expect(answer).toMatchObject({ status: 404 });
    for (const answer of await asked(offices.exams)) expect(answer).toMatchObject({ status: 403 });
    for (const answer of await asked(offices.head)) {
      expect(answer).toMatchObject({ status: 409, code: "not_your_sheet" });
    }
    const key = { sessionId: sheet.which.sessionId, semester: "First" as const };
    await server.db.insert(resultDeadlines).values({ ...key, closesAt: new Date(2020, 1, 1) });
    for (const answer of await asked(sheet.as)) {
      expect(answer).toMatchObject({ status: 409, code: "deadline_passed" });
    }
    await server.db.delete(resultDeadlines);
    await submit(sheet);
    for (const answer of await asked(sheet.as)) {
      expect(answer).toMatchObject({ status: 409, code: "sheet_locked" });
    }
  });
});

test("whoever acts for a lecturer gets no template and uploads nothing", async () => {
  const sheet = await sheetWithLab(1);
  const { id: impersonatorId } = await readPerson(server, "admin");
  const { access } = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, sheet.coordinatorId, {
      impersonatorId,
      reason: "The lecturer asked for help with it.",
    }),
  );
  const as = { as: { token: access.token } };
  const refused = { status: 409, code: "impersonation_decides_nothing" };
  expect(await server.request("downloadScoreSheet", sheet.which, as)).toMatchObject(refused);
  const input = { ...sheet.which, text: "nonsense" };
  expect(await server.request("previewScoreSheet", input, as)).toMatchObject(refused);
});

describe("an undo", () => {
  test("gives each row a version as before, and keeps and names what was touched since", async () => {
    const sheet = await sheetWithLab(3);
    const { row } = sheet;
    await sheet.type(1, { test: "11", code: "mal", reason: "Notes in the hall" });
    const { id } = await sheet.preview([
      row(0, { exam: "50" }),
      row(1, { code: "-", exam: "51" }),
      row(2, { exam: "52" }),
    ]);
    await sheet.upload(id);
    await sheet.type(2, { test: "3" }, sheet.other);
    expect(await server.request("undoImport", { id }, sheet.other)).toMatchObject({ status: 404 });
    await server.ok("undoImport", { id }, sheet.as);
    const shown = await sheet.stands(id);
    expect(shown).toMatchObject({ state: "undone", undone: 2, kept: 1, mayUndo: false });
    expect(shown.items.map(({ kept }) => kept)).toEqual([null, null, "It was changed since."]);
    expect((await sheet.sheet()).rows).toMatchObject([
      { version: 2, exam: null, total: null, changed: { source: "undo" } },
      { version: 3, test: 11, exam: null, code: "MAL", reason: "Notes in the hall" },
      { version: 2, test: 3, exam: 52 },
    ]);
  });

  test("is only of a draft", async () => {
    const sheet = await sheetWithLab(1);
    const { id } = await sheet.preview([sheet.row(0, { test: "20", lab: "20", exam: "30" })]);
    await sheet.upload(id);
    await submit(sheet);
    expect(await sheet.stands(id)).toMatchObject({ mayUndo: false });
    expect(await server.request("undoImport", { id }, sheet.as)).toMatchObject({
      status: 409,
      code: "undo_refused",
      message: "This sheet is not at this step. Please look at it again.",
    });
  });

  test("is over after a day", async () => {
    const sheet = await sheetWithLab(1);
    const { id } = await sheet.preview([sheet.row(0, { exam: "50" })]);
    await sheet.upload(id);
    await server.db
      .update(imports)
      .set({ undoUntil: new Date(Date.now() - 1_000) })
      .where(eq(imports.id, id));
    expect(await server.request("undoImport", { id }, sheet.as)).toMatchObject({
      code: "undo_refused",
    });
  });
});

test("earlier uploads are listed by their course", async () => {
  const [sheet, other] = [await sheetWithLab(1), await sheetWithLab(1)];
  const { id, about } = await sheet.preview([sheet.row(0, { exam: "50" })]);
  await other.preview([other.row(0, { exam: "50" })]);
  const list = await server.ok("listImports", { kind: ["scores"], about: about ?? "" }, sheet.as);
  expect(list.items.map((one) => one.id)).toEqual([id]);
});
