import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, lettersTo } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const helpDesk = { as: { user: "helpdesk" } };
const reason = "The mail server was away all morning.";
const find = async (search: string) =>
  (await server.ok("listResetLinks", { search }, helpDesk)).items;

test("the help desk finds an account, sees where a link would go, and sends it", async () => {
  const person = await addPerson(server, { userName: "locked.out", lastname: "Zubairu" });
  const [found] = await find("locked.out");
  expect(found).toMatchObject({
    id: person.id,
    fullName: "Zubairu Ngọzi Ada",
    userType: "student",
    address: "l***@example.com",
    setUp: true,
  });
  // No role, no telephone, no full address, nor when the person was last here.
  expect(JSON.stringify(found)).not.toMatch(/locked\.out@|0801|role|lastSeen/);
  expect(await server.ok("sendSetUpMail", { ids: [person.id] }, helpDesk)).toMatchObject({
    sent: 1,
  });
  expect(await lettersTo(server, "locked.out@example.com")).toMatchObject([
    { subject: expect.stringContaining("Choose a new password") },
  ]);
});

test("who has no address or is switched off stands there as such, and is sent nothing", async () => {
  const without = await addPerson(server, { userName: "no.address", email: null });
  const off = await addPerson(server, { userName: "off.account" });
  await server.db.update(users).set({ active: false }).where(eq(users.id, off.id));
  expect(await find("no.address")).toMatchObject([{ address: null }]);
  expect(await find("off.account")).toMatchObject([{ active: false }]);
  const ids = [without.id, off.id];
  expect(await server.ok("sendSetUpMail", { ids, reason }, helpDesk)).toMatchObject({
    sent: 0,
    without: ["Okonkwo Ngọzi Ada", "Okonkwo Ngọzi Ada"],
  });
});

test("it is for who may send links, and opens nothing else about accounts", async () => {
  for (const user of ["registrar", "bursar", "hostel"]) {
    expect(await server.request("listResetLinks", {}, { as: { user } })).toMatchObject({
      status: 403,
    });
  }
  expect(await server.request("listUsers", {}, helpDesk)).toMatchObject({ status: 403 });
  const [found] = await find("registrar");
  expect(await server.request("getUser", { id: found?.id ?? "" }, helpDesk)).toMatchObject({
    status: 403,
  });
});
