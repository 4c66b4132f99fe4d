import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { notifications } from "../../database/schema/notification.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { rightsReviews } from "../../database/schema/rights-review.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson, recordOf } from "../authentication/testing/people.ts";
import { remindOfReview } from "./remind-of-review.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const idOf = async (userName: string) => (await readPerson(server, userName)).id;

const listed = async (asked = {}, user = "admin") =>
  (await server.ok("listRightsReviews", { size: 1000, ...asked }, as(user))).items;
const rowOf = async (userName: string) =>
  (await listed()).find((person) => person.userName === userName);

const longAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const confirmedOn = (userId: string, confirmedAt: Date) =>
  server.db.update(rightsReviews).set({ confirmedAt }).where(eq(rightsReviews.userId, userId));

describe("the review of rights", () => {
  test("names officials with their roles, and lecturers who decide, but neither others nor who is off", async () => {
    const gone = await addPerson(server, {
      userName: "gone.bursar",
      userType: "official",
      role: "bursar",
      active: false,
    });
    const plain = await addPerson(server, {
      userName: "plain.lecturer",
      userType: "lecturer",
      role: "lecturer",
    });
    const names = (await listed()).map(({ userName }) => userName);
    expect(names).toEqual(expect.arrayContaining(["bursar", "registrar", "hod", "dean"]));
    for (const { userName } of [gone, plain]) expect(names).not.toContain(userName);
    expect(names).not.toContain("student");
    expect(await rowOf("exams")).toMatchObject({
      roles: ["course adviser", "exams and records"],
      exceptions: [],
      decides: expect.arrayContaining(["registration.approve"]),
    });
    expect(await rowOf("admin")).toMatchObject({ own: true });
  });

  test("tells of one what it tells in its list, and of whom it does not name nothing", async () => {
    const exams = await rowOf("exams");
    const id = exams?.id ?? "";
    expect(await server.ok("getRightsReview", { id }, as("admin"))).toEqual(exams);
    expect(
      await server.request("getRightsReview", { id: await idOf("student") }, as("admin")),
    ).toMatchObject({ status: 404, code: "not_found" });
    for (const user of ["hostel", "hod", "student"]) {
      expect(await server.request("getRightsReview", { id }, as(user))).toMatchObject({
        status: 403,
      });
    }
  });

  test("tells exceptions, and since when the rights are as they are", async () => {
    const userId = await idOf("hostel");
    const before = await rowOf("hostel");
    await server.db.insert(userClaims).values({
      userId,
      claim: "audit.see",
      allowed: true,
      since: new Date(Date.now() + 1_000),
      until: new Date(Date.now() + 86_400_000),
      reason: "to see whether it is told",
    });
    const after = await rowOf("hostel");
    expect(after?.exceptions).toEqual([{ claim: "audit.see", effect: "allow" }]);
    expect(Date.parse(after?.since ?? "")).toBeGreaterThan(Date.parse(before?.since ?? ""));
  });

  test("is due after half a year, and of an account that nobody looked at from its beginning", async () => {
    const fresh = await addPerson(server, {
      userName: "fresh.officer",
      userType: "official",
      role: "hostel officer",
    });
    const dueNow = async () => (await listed({ due: "true" })).map(({ userName }) => userName);
    expect(await dueNow()).not.toContain("fresh.officer");
    await server.db
      .update(users)
      .set({ createdAt: longAgo(190) })
      .where(eq(users.id, fresh.id));
    expect(await dueNow()).toContain("fresh.officer");
    const bursar = await idOf("bursar");
    await confirmedOn(bursar, longAgo(170));
    expect(await dueNow()).not.toContain("bursar");
    await confirmedOn(bursar, longAgo(190));
    expect(await dueNow()).toContain("bursar");
    const bursars = await listed({ due: "true", role: "bursar" });
    expect(bursars.map(({ userName }) => userName)).toEqual(["bursar"]);
  });
});

describe("rights are confirmed", () => {
  test("by another, with what was found right on record", async () => {
    const id = await idOf("bursar");
    await confirmedOn(id, longAgo(190));
    expect(await server.ok("confirmRights", { ids: [id] }, as("admin"))).toEqual({
      confirmed: 1,
      leftOut: [],
    });
    expect(await rowOf("bursar")).toMatchObject({
      due: false,
      confirmedBy: "Effiong Emmanuel Bassey",
    });
    expect((await recordOf(server, id)).at(-1)).toMatchObject({
      action: "confirmRights",
      after: { role: "bursar", claims: expect.arrayContaining(["fees.enter"]) },
    });
  });

  test("not of oneself: among several the own stay as they are, and are named", async () => {
    const [own, other] = [await idOf("admin"), await idOf("registrar")];
    expect(await server.request("confirmRights", { ids: [own] }, as("admin"))).toMatchObject({
      status: 409,
      code: "own_account",
    });
    const { confirmedAt: before } = (await rowOf("admin")) ?? {};
    expect(await server.ok("confirmRights", { ids: [own, other] }, as("admin"))).toEqual({
      confirmed: 1,
      leftOut: ["Effiong Emmanuel Bassey"],
    });
    expect((await rowOf("admin"))?.confirmedAt).toBe(before);
  });

  test("of a super administrator by another alone, and of nobody by who may only look", async () => {
    const chief = await idOf("super.two");
    const registrar = await idOf("registrar");
    const ask = () => server.request("confirmRights", { ids: [chief] }, as("registrar"));
    expect(await ask()).toMatchObject({ status: 403 });
    await server.db.insert(userClaims).values({
      userId: registrar,
      claim: "users.approve",
      allowed: true,
      since: new Date(),
      until: new Date(Date.now() + 86_400_000),
      reason: "to see whom it confirms",
    });
    expect(await ask()).toMatchObject({ status: 409, code: "needs_super_administrator" });
    const bursar = await idOf("bursar");
    await server.ok("confirmRights", { ids: [bursar] }, as("registrar"));
    await server.db.delete(userClaims).where(eq(userClaims.userId, registrar));
  });

  test.each(["student", "lecturer.of.none"])("not of %s, whose are not reviewed", async (name) => {
    const known = name === "student";
    const id = known
      ? await idOf(name)
      : (await addPerson(server, { userName: name, userType: "lecturer", role: "lecturer" })).id;
    expect(await server.request("confirmRights", { ids: [id] }, as("admin"))).toMatchObject({
      status: 404,
    });
  });
});

describe("reviewers are told", () => {
  const title = "Rights are due to be reviewed";
  const run = () => remindOfReview(server).run(new AbortController().signal);
  const notificationsOf = async (userName: string) =>
    server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.title, title), eq(notifications.userId, await idOf(userName))));
  const allConfirmed = (days: number) =>
    server.db.execute(sql`insert into rights_reviews
      select id, id, ${longAgo(days)} from users where lower(user_type) <> 'student'
      on conflict (user_id) do update set confirmed_at = excluded.confirmed_at`);

  test("once in a half-year, and monthly of what has been due for a month; nobody of the own", async () => {
    await server.db.delete(notifications);
    await allConfirmed(10);
    await run();
    expect(await notificationsOf("admin")).toEqual([]);

    await confirmedOn(await idOf("admin"), longAgo(190));
    await run();
    expect([await notificationsOf("admin"), (await notificationsOf("super.two")).length]).toEqual([
      [],
      1,
    ]);

    await confirmedOn(await idOf("bursar"), longAgo(190));
    await run();
    await run();
    expect(await notificationsOf("admin")).toMatchObject([
      { path: "/user_management/rights_review", body: expect.stringContaining("one person") },
    ]);
    expect(await notificationsOf("super.two")).toHaveLength(1);
    expect(await notificationsOf("registrar")).toEqual([]);

    await server.db.update(notifications).set({ createdAt: longAgo(40) });
    await run();
    expect(await notificationsOf("admin")).toHaveLength(1);
    await confirmedOn(await idOf("bursar"), longAgo(230));
    await run();
    expect(await notificationsOf("admin")).toHaveLength(2);
    await run();
    expect(await notificationsOf("admin")).toHaveLength(2);
  });
});
