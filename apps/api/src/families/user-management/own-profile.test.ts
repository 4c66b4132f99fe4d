import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const read = (user: string) => server.ok("getStaffProfile", {}, { as: { user } });

test("a head of department reads the register's entry and the offices held", async () => {
  const { record, offices } = await read("hod");
  expect(record).toMatchObject({ department: "Computer Science" });
  expect(record?.staffNumber).not.toBe("");
  expect(offices).toMatchObject([{ office: "head of department", unit: "Computer Science" }]);
});

test("phone number and specialisation are one's own to change, on record with before and after", async () => {
  const as = { as: { user: "hod" } };
  const change = { mobileNumber: "08031234567", specialisation: "Databases" };
  await server.ok("updateStaffProfile", change, as);
  const now = await read("hod");
  expect(now).toMatchObject({
    mobileNumber: "08031234567",
    record: { specialisation: "Databases" },
  });
  const [row] = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "updateStaffProfile"));
  expect(row?.after).toEqual({ mobileNumber: "08031234567", specialisation: "Databases" });
  expect(
    await server.request("updateStaffProfile", { mobileNumber: "12", specialisation: "" }, as),
  ).toMatchObject({ status: 422 });
  expect(await read("hod")).toEqual(now);
});

test("an account without an entry in the register says so, and keeps its phone number", async () => {
  await addPerson(server, { userName: "no.entry", userType: "official", role: "help desk" });
  const as = { as: { user: "no.entry" } };
  await server.ok("updateStaffProfile", { mobileNumber: "08031234567", specialisation: "x" }, as);
  expect(await read("no.entry")).toMatchObject({ record: null, mobileNumber: "08031234567" });
});
