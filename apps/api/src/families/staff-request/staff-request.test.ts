import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { staffAccounts } from "../../database/schema/staff.ts";
import { staffRequests } from "../../database/schema/staff-request.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });

beforeEach(async () => {
  await server.db.delete(staffRequests);
});

/** Somebody says that a member of staff puts them forward; so many days ago. */
async function ask(userName: string, days = 0) {
  const { id: userId } = await readPerson(server, userName);
  const [account] = await server.db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.userId, userId));
  const taken = await server.db.$count(staffRequests);
  const sessions = await server.db.select().from(academicSessions).orderBy(academicSessions.id);
  const id = uuid();
  await server.db.insert(staffRequests).values({
    id,
    staffId: account?.staffId ?? "",
    sessionId: sessions[taken]?.id ?? 0,
    fullName: "Bello Hauwa Zainab",
    relationship: "ward",
    askedAt: new Date(Date.now() - days * 86_400_000),
  });
  return id;
}

test("a member of staff confirms or denies, once, who says to be put forward", async () => {
  const id = await ask("lecturer");
  const { items } = await server.ok("listStaffRequests", { search: "bello" }, as("lecturer"));
  expect(items).toMatchObject([{ id, state: "waiting", relationship: "ward" }]);
  for (const state of ["lapsed", "denied", "confirmed"] as const) {
    expect((await server.ok("listStaffRequests", { state }, as("lecturer"))).total).toBe(0);
  }
  await server.ok("answerStaffRequest", { id, confirmed: false }, as("lecturer"));
  expect(
    (await server.ok("listStaffRequests", { state: "denied" }, as("lecturer"))).items,
  ).toHaveLength(1);
  expect(
    await server.request("answerStaffRequest", { id, confirmed: true }, as("lecturer")),
  ).toMatchObject({ status: 409, code: "already_decided" });
  expect((await recordOf(server, id)).map(({ action }) => action)).toEqual(["answerStaffRequest"]);
});

test("its past is for who is named, lecturers too", async () => {
  const id = await ask("lecturer");
  const asked = { subject: "staffRequest", id } as const;
  expect((await server.ok("getHistory", asked, as("lecturer"))).items).toEqual([]);
  await server.ok("answerStaffRequest", { id, confirmed: false }, as("lecturer"));
  const { items } = await server.ok("getHistory", asked, as("lecturer"));
  expect(items).toMatchObject([
    {
      what: "said whether they put the applicant forward",
      changes: [{ from: "Waiting", to: "Denied" }],
      address: null,
    },
  ]);
  for (const user of ["admin", "registrar"]) {
    expect(await server.request("getHistory", asked, as(user))).toMatchObject({
      status: 404,
      code: "not_found",
    });
  }
});

test("they are exported by who is named, lecturers too, and nobody else takes the file", async () => {
  await ask("lecturer");
  const asked = { list: "listStaffRequests", format: "csv" } as const;
  const filters = { state: ["waiting"] };
  const made = await server.ok("requestExport", { ...asked, filters }, as("lecturer"));
  expect(made).toMatchObject({ title: "Requests", state: "done", total: 1, ready: true });
  const file = await server.ok("getExportFile", { id: made.id }, as("lecturer"));
  expect(await file.text()).toContain("Bello Hauwa Zainab,Your ward,");
  expect((await server.ok("requestExport", asked, as("registrar"))).total).toBe(0);
  // Whoever sees the record finds that there is a file, and not what is in it.
  const { items } = await server.ok("listExports", {}, as("admin"));
  expect(items.find(({ id }) => id === made.id)).toMatchObject({ own: false, ready: false });
  expect(await server.request("getExportFile", { id: made.id }, as("admin"))).toMatchObject({
    status: 403,
    code: "forbidden",
  });
});

test("nobody sees or answers another's, nor finds out that there is one", async () => {
  const id = await ask("lecturer");
  expect((await server.ok("listStaffRequests", {}, as("admin"))).total).toBe(0);
  for (const unknown of [id, uuid()]) {
    const asked = { id: unknown, confirmed: true };
    expect(await server.request("answerStaffRequest", asked, as("registrar"))).toMatchObject({
      status: 404,
      code: "not_found",
    });
  }
});

test("after seven days it has lapsed, in the list as for the answer", async () => {
  const id = await ask("lecturer", 7);
  const lapsed = await server.ok("listStaffRequests", { state: "lapsed" }, as("lecturer"));
  expect(lapsed.items).toMatchObject([{ id, state: "lapsed" }]);
  expect(
    (await server.ok("listStaffRequests", { state: ["waiting", "denied"] }, as("lecturer"))).total,
  ).toBe(0);
  expect(
    await server.request("answerStaffRequest", { id, confirmed: true }, as("lecturer")),
  ).toMatchObject({ status: 409, code: "approval_lapsed" });
});

test("of two answers at once one counts", async () => {
  const id = await ask("lecturer");
  const answers = await Promise.all(
    [true, false].map((confirmed) =>
      server.request("answerStaffRequest", { id, confirmed }, as("lecturer")),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});
