import { opensPage } from "@polyportal/domain/rights/page-claims";
import { staffPages } from "@polyportal/domain/rights/page-openers";
import { routeAt } from "@polyportal/domain/routes/match";
import { adminRoutes } from "@polyportal/domain/routes/admin";
import { lecturerRoutes } from "@polyportal/domain/routes/lecturer";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { userClaims } from "../../database/schema/rights.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const openers = async (address: string) =>
  (await server.ok("listPageOpeners", { address, size: 1000 }, as)).items;

test("the people who can open a page are those whose own rights open it, page by page", async () => {
  const names = [
    "admin",
    "registrar",
    "bursar",
    "helpdesk",
    "lecturer",
    "hod",
    "adviser",
    "student",
  ];
  const people = await Promise.all(
    names.map(async (user) => {
      const { claims, userType } = await server.ok("getProfile", {}, { as: { user } });
      return { user, claims, userType: userType.toLowerCase() };
    }),
  );
  for (const { path } of staffPages) {
    const able = new Set((await openers(path)).map(({ userName }) => userName));
    for (const { user, claims, userType } of people) {
      const routes = { official: adminRoutes, lecturer: lecturerRoutes }[userType] ?? [];
      const opens = routeAt(routes, path) !== undefined && opensPage(path, claims);
      expect([path, user, able.has(user)]).toEqual([path, user, opens]);
    }
  }
});

test("what lets somebody in is named: a role, a further role, an office, an exception", async () => {
  const person = await addPerson(server, {
    userName: "exception",
    userType: "official",
    role: "help desk",
  });
  const claim = { since: new Date(), until: new Date(Date.now() + 60_000), reason: uuid() };
  await server.db
    .insert(userClaims)
    .values({ ...claim, userId: person.id, claim: "audit.see", allowed: true });
  const found = await openers("/user_management/audit");
  expect(found.find(({ userName }) => userName === "exception")?.reasons).toEqual([
    { claim: "audit.see", sources: ["allowed to this person"] },
  ]);
  expect(found.find(({ userName }) => userName === "registrar")?.reasons).toEqual([
    { claim: "audit.see", sources: ["role: registrar"] },
  ]);
});

test("no page is opened by nobody, and nobody without the right is told", async () => {
  expect(await openers("/nowhere")).toEqual([]);
  expect((await server.ok("listPageOpeners", {}, as)).total).toBe(0);
  expect(
    await server.request("listPageOpeners", { address: "/profile" }, { as: { user: "bursar" } }),
  ).toMatchObject({ status: 403 });
});
