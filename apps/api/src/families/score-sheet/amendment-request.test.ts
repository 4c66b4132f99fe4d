import { amendmentNeeds } from "@polyportal/domain/messages/amendment-news";
import { refusedFileWords } from "@polyportal/domain/messages/refused-file";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { scores } from "../../database/schema/results.ts";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { pdf } from "../application/testing/pictures.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { amendmentsOf, reason } from "./testing/amendments-of.ts";
import { offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const {
  lecturer,
  sheetAt,
  published,
  registered,
  request,
  asked,
  apply,
  applied,
  endorse,
  listed,
} = amendmentsOf(server);

describe("asking", () => {
  test("is the lecturer's and the head's: it waits for the head, and each step tells who is next", async () => {
    const sheet = await published();
    const id = await asked(sheet, { evidence: pdf() });
    expect(await listed(sheet)).toMatchObject([
      {
        id,
        before: { test: 20, exam: 45, total: 65, grade: "B" },
        after: { test: 20, exam: 55, total: 75, grade: "A" },
        reason,
        evidence: true,
        state: "requested",
        waitsFor: "head",
        acts: [],
      },
    ]);
    expect((await listed(sheet, offices.head))[0]?.acts).toEqual(["endorse", "refuse"]);
    const noted = await server.db.select().from(auditRows).where(eq(auditRows.subjectId, id));
    expect(noted).toMatchObject([{ action: "requestAmendment", reason }]);
    // Nothing is another yet.
    expect((await sheet.sheet()).rows).toMatchObject([{ version: 1, total: 65 }]);
  });

  test("by the head, who has a part then: the dean endorses in his place", async () => {
    const sheet = await published();
    await asked(sheet, {}, offices.head);
    expect(await listed(sheet, offices.dean)).toMatchObject([
      { waitsFor: "dean", acts: ["endorse", "refuse"] },
    ]);
    expect((await listed(sheet, offices.head))[0]?.acts).toEqual([]);
  });

  test("is nobody else's: not there for a stranger, another's for the dean, no right of officials", async () => {
    const sheet = await published();
    const stranger = { as: { user: (await lecturer()).userName } };
    expect(await request(sheet, {}, stranger)).toMatchObject({ status: 404, code: "not_found" });
    expect(await request(sheet, {}, offices.dean)).toMatchObject({
      status: 409,
      code: "not_your_sheet",
    });
    for (const as of [offices.exams, offices.registrar, sheet.roster[0]?.as ?? offices.exams]) {
      expect(await request(sheet, {}, as)).toMatchObject({ status: 403 });
    }
    expect(await listed(sheet)).toEqual([]);
  });

  test("while acting for somebody else is refused", async () => {
    const sheet = await published();
    const impersonation = {
      impersonatorId: (await readPerson(server, "admin")).id,
      reason: "The page would not open for him.",
    };
    const { access } = await inTransaction(server.db, (tx) =>
      server.services.sessions.open(tx, sheet.coordinatorId, impersonation),
    );
    expect(await request(sheet, {}, { as: { token: access.token } })).toMatchObject({
      status: 409,
      code: "impersonation_decides_nothing",
    });
  });

  test("of a row is open once, also from two tabs at once", async () => {
    const sheet = await published();
    const answers = await Promise.all([request(sheet), request(sheet)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await request(sheet)).toMatchObject({ status: 409, code: "amendment_open" });
    expect(await listed(sheet)).toHaveLength(1);
  });

  test("again is possible once the first has ended", async () => {
    const sheet = await published();
    await applied(sheet);
    const id = await asked(sheet, { exam: "60" });
    expect(await listed(sheet)).toMatchObject([
      { state: "applied", before: { total: 65 }, after: { total: 75 } },
      { id, state: "requested", before: { total: 75 }, after: { total: 80 } },
    ]);
  });

  test("over an older version is refused", async () => {
    const sheet = await published();
    await applied(sheet);
    expect(await request(sheet, { version: 1, exam: "60" })).toMatchObject({
      status: 409,
      code: "sheet_changed",
    });
  });
});

describe("what is asked for", () => {
  test.each([
    [{ exam: "" }, { exam: amendmentNeeds.part("exam") }],
    [{ exam: "71" }, { exam: "please enter a exam score between 0 and 70" }],
    [{ exam: "45" }, { test: amendmentNeeds.another }],
    [{ code: "ABS" }, { code: "a code and an exam score exclude each other" }],
    [{ reason: "too short" }, { reason: amendmentNeeds.reason }],
  ])("%o is told at the field", async (own, fields) => {
    const sheet = await published();
    expect(await request(sheet, own)).toMatchObject({ status: 422, fields });
  });

  test("is of a published row: neither of a draft nor of a registration that nobody approved", async () => {
    const checked = await sheetAt("checked", 1);
    expect(await request(checked)).toMatchObject({ status: 409, code: "sheet_locked" });
    const sheet = await published();
    const waiting = await registered(sheet.courseId, "submitted");
    const own = { studentId: waiting.id };
    expect(await request(sheet, own)).toMatchObject({ status: 409, code: "sheet_locked" });
    const elsewhere = await registered((await published()).courseId);
    expect(await request(sheet, { studentId: elsewhere.id })).toMatchObject({ status: 404 });
    // Once the registration is approved, what was left empty is filled in.
    await server.db
      .update(courseRegistrations)
      .set({ state: "approved" })
      .where(eq(courseRegistrations.id, waiting.registrationId));
    const id = await asked(sheet, own);
    await endorse.head(id);
    await endorse.dean(id);
    const registration = (state: "approved" | "returned") =>
      server.db
        .update(courseRegistrations)
        .set({ state })
        .where(eq(courseRegistrations.id, waiting.registrationId));
    await registration("returned");
    expect(await apply(id)).toMatchObject({ status: 409, code: "sheet_changed" });
    await registration("approved");
    expect(await apply(id)).toMatchObject({ status: 200 });
    const [row] = await server.db.select().from(scores).where(eq(scores.studentId, waiting.id));
    expect(row).toMatchObject({ version: 1, total: 75, publishedAt: expect.any(Date) });
  });
});

describe("evidence", () => {
  test("is a PDF of nothing but pages or an image by its bytes, of at most 2 MB", async () => {
    const sheet = await published();
    const text = new File(["a letter"], "letter.pdf", { type: "application/pdf" });
    const script = pdf("5 0 obj\n<< /AA << /O 6 0 R >> >>\nendobj\n");
    for (const [evidence, message] of [
      [text, amendmentNeeds.wrongType],
      [script, refusedFileWords.morePdf],
    ] as const) {
      expect(await request(sheet, { evidence })).toMatchObject({
        status: 415,
        code: "file_wrong_type",
        fields: { evidence: message },
      });
    }
    expect(await request(sheet, { evidence: pdf("", 2_200_000) })).toMatchObject({
      code: "file_too_big",
      fields: { evidence: amendmentNeeds.tooBig },
    });
    expect(await listed(sheet)).toEqual([]);
  });

  test("is for whoever finds the request", async () => {
    const sheet = await published();
    const id = await asked(sheet, { evidence: pdf() });
    for (const as of [sheet.as, sheet.other, ...Object.values(offices)]) {
      const file = await server.ok("getAmendmentEvidence", { id }, as);
      expect(await file.text()).toMatch(/^%PDF/);
    }
    const stranger = { as: { user: (await lecturer()).userName } };
    expect(await server.request("getAmendmentEvidence", { id }, stranger)).toMatchObject({
      status: 404,
    });
    const without = await asked(await published());
    expect(
      await server.request("getAmendmentEvidence", { id: without }, offices.exams),
    ).toMatchObject({ status: 404 });
  });
});
