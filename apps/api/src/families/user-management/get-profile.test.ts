import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

test("a student sees the own profile", async () => {
  expect(await server.ok("getProfile", {}, { as: { user: "student.pg" } })).toEqual({
    userName: "student.pg",
    userType: "student",
    role: "student",
    roles: ["student"],
    lastname: "Okonkwo",
    firstname: "Ngọzi",
    middlename: "Chiamaka",
    email: "student.pg@alani.example",
    mobileNumber: "08031234502",
    birthday: "1996-08-21",
    department: "Accountancy",
    studentTypeId: 2,
    studentType: "Postgraduate",
    menuItems: expect.arrayContaining(["dashboard", "academic fees"]),
    claims: [],
    impersonation: null,
  });
});

test.each([
  ["lecturer", "lecturer", "my courses"],
  ["registrar", "official", "student management"],
])("%s sees a profile without a student type", async (user, userType, menuItem) => {
  expect(await server.ok("getProfile", {}, { as: { user } })).toMatchObject({
    userType,
    studentTypeId: null,
    studentType: null,
    menuItems: expect.arrayContaining([menuItem]),
  });
});

test("what a name holds is text, whatever it says", async () => {
  const lastname = "<img src=x onerror=alert(1)>'; drop table users; --";
  await server.db.update(users).set({ lastname }).where(eq(users.userName, "hod"));
  expect(await server.ok("getProfile", {}, { as: { user: "hod" } })).toMatchObject({ lastname });
});

test("nobody's profile is answered to nobody, nor to an applicant", async () => {
  expect(await server.request("getProfile", {})).toMatchObject({ status: 401 });
  expect(await server.request("getProfile", {}, { as: { token: "made-up" } })).toMatchObject({
    status: 401,
  });
  const applicant = { applicationId: "1", rrr: "310007769676", programme: "nd" };
  expect(await server.request("getProfile", {}, { as: { applicant } })).toMatchObject({
    status: 403,
  });
});
