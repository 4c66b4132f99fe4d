import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { authenticators, recoveryCodes } from "../../database/schema/authenticator.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const reason = "The phone was lost; seen with the staff card.";
const as = { as: { user: "administrator" } };

async function withApp(role = "bursar") {
  const person = await addPerson(server, {
    userName: `app.${uuid().slice(-6)}`,
    userType: "official",
    role,
  });
  await server.db.insert(authenticators).values({
    userId: person.id,
    secret: "sealed",
    createdAt: new Date(),
    confirmedAt: new Date(),
  });
  await server.db
    .insert(recoveryCodes)
    .values({ id: uuid(), userId: person.id, codeHash: "a hash" });
  return person;
}

test("a lost app is switched off by typed words, and every sign-in of the account ends", async () => {
  const { id, userName } = await withApp();
  const own = { as: { user: userName } };
  expect((await server.request("getProfile", {}, own)).status).toBe(200);
  const wrong = await server.request("resetSecondFactor", { id, reason, typed: "RESET" }, as);
  expect(wrong).toMatchObject({ code: "typed_wrong" });
  const typed = `RESET ${userName.toUpperCase()}`;
  await server.ok("resetSecondFactor", { id, reason, typed }, as);
  expect(
    await server.db.select().from(authenticators).where(eq(authenticators.userId, id)),
  ).toEqual([]);
  expect(await server.db.$count(recoveryCodes, eq(recoveryCodes.userId, id))).toBe(0);
  expect((await server.request("getProfile", {}, own)).status).toBe(401);
  expect(await server.request("resetSecondFactor", { id, reason, typed }, as)).toMatchObject({
    code: "authenticator_off",
  });
});

test("nobody resets the own factor so, nor an administrator a super administrator's", async () => {
  const chief = await withApp("super administrator");
  const typed = `RESET ${chief.userName.toUpperCase()}`;
  expect(
    await server.request("resetSecondFactor", { id: chief.id, reason, typed }, as),
  ).toMatchObject({ code: "needs_super_administrator" });
  const own = { as: { user: chief.userName } };
  expect(
    await server.request("resetSecondFactor", { id: chief.id, reason, typed }, own),
  ).toMatchObject({ code: "own_account" });
  expect(await server.db.$count(authenticators, eq(authenticators.userId, chief.id))).toBe(1);
});
