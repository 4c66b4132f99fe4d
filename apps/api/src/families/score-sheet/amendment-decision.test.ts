import { amendmentNeeds, amendmentRefusalWords } from "@polyportal/domain/messages/amendment-news";
import type { AmendmentState } from "@polyportal/domain/score-sheet/amendment-states";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { courseLecturers } from "../../database/schema/course.ts";
import { notifications } from "../../database/schema/notification.ts";
import { amendmentRequests, scores, scoreSheets } from "../../database/schema/results.ts";
import { staffAccounts } from "../../database/schema/staff.ts";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { amendmentsOf, reason } from "./testing/amendments-of.ts";
import { offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { lecturer, published, asked, decide, endorse, apply, listed } = amendmentsOf(server);

const idOf = async (userName: string) => (await readPerson(server, userName)).id;
const refused = (code: string) => ({ status: 409, code });
const notificationsOf = async (userId: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title }) => title.replace(/^.*: /, ""),
  );

describe("deciding", () => {
  test("goes from the head to the dean to exams and records, each once", async () => {
    const sheet = await published();
    const id = await asked(sheet);
    expect(await decide(id, "endorse", "requested", offices.dean)).toMatchObject(
      refused("not_your_sheet"),
    );
    expect(await endorse.head(id)).toMatchObject({ status: 200 });
    expect(await endorse.head(id)).toMatchObject(refused("amendment_decided"));
    expect((await listed(sheet))[0]).toMatchObject({
      state: "headEndorsed",
      waitsFor: "dean",
      headEndorsed: { by: expect.any(String) },
    });
    expect(await endorse.dean(id)).toMatchObject({ status: 200 });
    expect((await listed(sheet, offices.exams))[0]).toMatchObject({
      waitsFor: "exams",
      acts: ["apply", "refuse"],
    });
    expect(await apply(id)).toMatchObject({ status: 200 });
    expect((await listed(sheet))[0]).toMatchObject({
      state: "applied",
      waitsFor: null,
      minuteNumber: "AB/2026/14",
    });
  });

  test("wants a minute to apply, and a reason to refuse", async () => {
    const id = await asked(await published());
    expect(await decide(id, "refuse", "requested", offices.head, { reason: "no" })).toMatchObject({
      status: 422,
      fields: { reason: amendmentNeeds.refusal },
    });
    await endorse.head(id);
    await endorse.dean(id);
    expect(await decide(id, "apply", "deanApproved", offices.exams)).toMatchObject({
      status: 422,
      fields: { minuteNumber: amendmentNeeds.minuteNumber },
    });
  });

  test("from two tabs applies once", async () => {
    const sheet = await published();
    const id = await asked(sheet);
    await endorse.head(id);
    await endorse.dean(id);
    const answers = await Promise.all([apply(id), apply(id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await sheet.sheet()).rows).toMatchObject([{ version: 2, total: 75 }]);
    expect(await notificationsOf(sheet.roster[0]?.id ?? "")).toEqual([
      expect.stringContaining("result is out"),
      "result amended",
    ]);
  });

  test("may refuse at each step; the score stays, and whoever asked reads why", async () => {
    const steps = [
      ["requested", offices.head],
      ["headEndorsed", offices.dean],
      ["deanApproved", offices.exams],
    ] as const;
    for (const [state, office] of steps) {
      const sheet = await published();
      const id = await asked(sheet);
      if (state !== "requested") await endorse.head(id);
      if (state === "deanApproved") await endorse.dean(id);
      const why = { reason: "The script says 45 as well." };
      expect(await decide(id, "refuse", state, office, why)).toMatchObject({ status: 200 });
      expect((await listed(sheet))[0]).toMatchObject({ state: "refused", refusal: why.reason });
      expect((await sheet.sheet()).rows).toMatchObject([{ version: 1, total: 65 }]);
      expect(await notificationsOf(sheet.coordinatorId)).toEqual(["amendment refused"]);
    }
  });

  test("is not there for a stranger, nor of what is not", async () => {
    const id = await asked(await published());
    const stranger = { as: { user: (await lecturer()).userName } };
    expect(await decide(id, "endorse", "requested", stranger)).toMatchObject({ status: 404 });
    expect(await decide(uuid(), "endorse", "requested", offices.head)).toMatchObject({
      status: 404,
    });
  });
});

describe("who is barred", () => {
  test("a head who teaches: the dean does both, and exams and records apply", async () => {
    const sheet = await published();
    const headId = await idOf("hod");
    await server.db.insert(courseLecturers).values({ ...sheet.which, lecturerId: headId });
    const id = await asked(sheet);
    const answer = await endorse.head(id);
    expect(answer).toMatchObject(refused("own_work"));
    expect(answer.message).toBe(amendmentRefusalWords.own_work);
    expect(await decide(id, "endorse", "requested", offices.dean)).toMatchObject({ status: 200 });
    // Pressed twice, the second is of the step before.
    expect(await decide(id, "endorse", "requested", offices.dean)).toMatchObject(
      refused("amendment_decided"),
    );
    expect(await endorse.dean(id)).toMatchObject({ status: 200 });
    expect(await apply(id)).toMatchObject({ status: 200 });
  });

  test("a dean who teaches: the registrar stands in", async () => {
    const sheet = await published();
    const deanId = await idOf("dean");
    await server.db.insert(courseLecturers).values({ ...sheet.which, lecturerId: deanId });
    const id = await asked(sheet);
    await endorse.head(id);
    expect((await listed(sheet, offices.registrar))[0]).toMatchObject({ waitsFor: "registrar" });
    expect(await endorse.dean(id)).toMatchObject(refused("own_work"));
    expect(await decide(id, "endorse", "headEndorsed", offices.registrar)).toMatchObject({
      status: 200,
    });
  });

  test("one person with two accounts does not endorse and apply", async () => {
    const id = await asked(await published());
    await endorse.head(id);
    await endorse.dean(id);
    await server.db
      .update(amendmentRequests)
      .set({ deanApprovedBy: await idOf("exams") })
      .where(eq(amendmentRequests.id, id));
    expect(await apply(id)).toMatchObject(refused("own_work"));
    // By another account of the same staff number it is the same person.
    const second = await lecturer();
    const [own] = await server.db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.userId, await idOf("exams")));
    await server.db
      .insert(staffAccounts)
      .values({ userId: second.id, staffId: own?.staffId ?? "" });
    await server.db
      .update(amendmentRequests)
      .set({ deanApprovedBy: second.id })
      .where(eq(amendmentRequests.id, id));
    expect(await apply(id)).toMatchObject(refused("own_work"));
  });

  test("whoever acts for somebody else decides nothing", async () => {
    const sheet = await published();
    const id = await asked(sheet);
    const impersonation = {
      impersonatorId: await idOf("admin"),
      reason: "The page would not open for him.",
    };
    const headId = await idOf("hod");
    const { access } = await inTransaction(server.db, (tx) =>
      server.services.sessions.open(tx, headId, impersonation),
    );
    const as = { as: { token: access.token } };
    expect(await decide(id, "endorse", "requested", as)).toMatchObject(
      refused("impersonation_decides_nothing"),
    );
    expect((await listed(sheet, as))[0]?.acts).toEqual([]);
  });
});

describe("applying", () => {
  test("over a version that does not stand any more is refused", async () => {
    const sheet = await published();
    const id = await asked(sheet);
    await endorse.head(id);
    await endorse.dean(id);
    await server.db
      .update(scores)
      .set({ version: 7 })
      .where(eq(scores.studentId, sheet.roster[0]?.id ?? ""));
    expect(await apply(id)).toMatchObject(refused("sheet_changed"));
    expect((await listed(sheet))[0]).toMatchObject({ state: "deanApproved" });
  });

  test("goes on while the sheet is held", async () => {
    const sheet = await published();
    const held = { ...(await sheet.seen()), reason };
    await server.ok("holdScoreSheet", held, offices.registrar);
    const id = await asked(sheet);
    await endorse.head(id);
    await endorse.dean(id);
    expect(await apply(id)).toMatchObject({ status: 200 });
    const [row] = await server.db
      .select()
      .from(scoreSheets)
      .where(eq(scoreSheets.courseId, sheet.courseId));
    expect(row?.heldAt).not.toBeNull();
    expect((await sheet.sheet()).rows).toMatchObject([{ total: 75 }]);
  });
});

test("an address that was kept by the words of before finds what they are called today", async () => {
  const sheet = await published();
  const id = await asked(sheet);
  await endorse.head(id);
  const find = async (state: unknown) =>
    (
      await server.ok("listAmendments", { state: state as AmendmentState, size: 1000 }, sheet.as)
    ).items.map((one) => one.id);
  expect(await find("headed")).toContain(id);
  expect(await find("deaned")).not.toContain(id);
  await endorse.dean(id);
  expect(await find(["deaned", "requested"])).toContain(id);
  expect(await find("headed")).not.toContain(id);
});

test("what waits for somebody is the list's own answer, the dashboard's count and no more", async () => {
  const waiting = async (as: { as: { user: string } }) =>
    (await server.ok("listAmendments", { size: 1000 }, as)).items;
  const sheet = await published();
  const id = await asked(sheet);
  expect((await waiting(offices.head)).map((one) => one.id)).toContain(id);
  expect((await waiting(offices.dean)).map((one) => one.id)).not.toContain(id);
  await endorse.head(id);
  await endorse.dean(id);
  const mine = await waiting(offices.exams);
  expect(mine.map((one) => one.id)).toContain(id);
  expect(mine.every(({ acts }) => acts.includes("apply"))).toBe(true);
  const { amendments } = await server.ok("getAdminDashboard", {}, offices.exams);
  expect(amendments).toBe(mine.length);
  expect(await waiting(sheet.as)).toEqual([]);
});
