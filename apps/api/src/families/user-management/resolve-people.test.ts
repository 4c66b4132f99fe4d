import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };

test("a pasted list is resolved, and nothing doubtful is taken for somebody", async () => {
  const staff = { userType: "official", role: "help desk" };
  const one = await addPerson(server, {
    ...staff,
    userName: "pasted-one",
    mobileNumber: "08055500001",
  });
  const two = await addPerson(server, {
    ...staff,
    userName: "pasted.two",
    mobileNumber: "+2348055500002",
  });
  await addPerson(server, { ...staff, userName: "pasted.three", mobileNumber: "08055500002" });
  const text = [
    "PASTED-ONE, nobody.here",
    "pasted.two@example.com;0805 550 0001",
    "+234 805 550 0002",
    "student",
    "ASP/0101",
  ].join("\n");
  const { found, ...doubtful } = await server.ok("resolveList", { kind: "users", text }, asAdmin);
  expect(found.map(({ id }) => id)).toEqual([one.id, two.id, expect.any(String)]);
  expect(found[0]?.label).toBe("Okonkwo Ngọzi Ada (pasted-one)");
  expect(doubtful).toEqual({
    unknown: ["nobody.here", "student"],
    double: ["0805 550 0001"],
    ambiguous: [
      {
        text: "+234 805 550 0002",
        labels: expect.arrayContaining(["Okonkwo Ngọzi Ada (pasted.three)"]),
      },
    ],
  });
});

test("students are found by their numbers, by whoever may see them", async () => {
  const { matricNumber } = await server.ok("getStudentProfile", {}, { as: { user: "student" } });
  const pasted = { kind: "students" as const, text: `${matricNumber.toLowerCase()}\nadmin` };
  expect(await server.ok("resolveList", pasted, { as: { user: "helpdesk" } })).toMatchObject({
    found: [{ label: expect.stringContaining("(student)") }],
    unknown: ["admin"],
  });
  expect(
    await server.request("resolveList", { ...pasted, kind: "users" }, { as: { user: "helpdesk" } }),
  ).toMatchObject({ status: 403, code: "forbidden" });
});
