import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const reason = "The phone was stolen on the bus.";

test("whose phone was stolen is signed out everywhere, with its device on record", async () => {
  const { id } = await readPerson(server, "hostel");
  await server.ok("getProfile", {}, as("hostel"));
  const { signIns } = await server.ok("getUser", { id }, as("admin"));
  expect(signIns[0]).toMatchObject({ endedAt: null });
  await server.ok("endSignIns", { id, reason }, as("administrator"));
  expect(await server.request("getProfile", {}, as("hostel"))).toMatchObject({ status: 401 });
  const after = await server.ok("getUser", { id }, as("admin"));
  expect(after.signIns.every(({ endedAt }) => endedAt !== null)).toBe(true);
  expect((await recordOf(server, id)).at(-1)).toMatchObject({ action: "endSignIns", reason });
});

test.each([
  ["one's own", "administrator", "administrator", "own_account"],
  [
    "a super administrator's, by another",
    "super.two",
    "administrator",
    "needs_super_administrator",
  ],
])("%s sign-ins are not ended", async (_, whose, who, code) => {
  const { id } = await readPerson(server, whose);
  expect(await server.request("endSignIns", { id, reason }, as(who))).toMatchObject({ code });
});

test("a sign-in says which browser it is", async () => {
  const signIn = { userName: "exams", password: "Demo-Pass-1" };
  const agent =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
  await server.ok("login", signIn, { headers: { "user-agent": agent } });
  const { id } = await readPerson(server, "exams");
  const { signIns } = await server.ok("getUser", { id }, as("admin"));
  expect(signIns[0]?.device).toBe("Chrome on Android");
});
