import { afterAll, describe, expect, test } from "vitest";
import type { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };

let turn = 0;

const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  return addPerson(server, {
    userName: `staff.${turn}`,
    userType: "official",
    role: "bursar",
    ...own,
  });
};

const names = (answer: { items: { userName: string }[] }) =>
  answer.items.map((one) => one.userName);

describe("the list of users", () => {
  test("is everybody by name, a page at a time", async () => {
    const first = await server.ok("listUsers", { size: 1000 }, asAdmin);
    expect(first.total).toBeGreaterThan(1800);
    const byName = first.items.map(({ fullName }) => fullName);
    const second = await server.ok("listUsers", { size: 1000, page: 2 }, asAdmin);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(first.total);
    const last = await server.ok("listUsers", { size: 1000, sort: "-fullName" }, asAdmin);
    expect(last.items[0]?.fullName).not.toBe(byName[0]);
    expect(byName.every((name) => name.length > 3)).toBe(true);
  });

  test("finds words by their beginnings, without their marks, in any order", async () => {
    expect(names(await server.ok("listUsers", { search: "oladii adewale" }, asAdmin))).toEqual([
      "admissions",
    ]);
    expect(names(await server.ok("listUsers", { search: "ADÉWALE Ọládìì" }, asAdmin))).toEqual([
      "admissions",
    ]);
    for (const search of ["student.affairs", "student.affairs@alani.example", "08031234519"]) {
      expect(names(await server.ok("listUsers", { search }, asAdmin))).toEqual(["student.affairs"]);
    }
    // What a query language means by them is meant by nobody who types a name.
    for (const search of ["x & y", "':* | a", "\\", "' or true --", "!(", "%"]) {
      expect((await server.ok("listUsers", { search }, asAdmin)).total).toBe(0);
    }
  });

  test("is narrowed down by type, role, office, department and state", async () => {
    const officials = await server.ok("listUsers", { userType: "official", size: 1000 }, asAdmin);
    expect(officials.items.every(({ userType }) => userType === "official")).toBe(true);
    const both = await server.ok(
      "listUsers",
      { userType: ["official", "lecturer"], size: 1000 },
      asAdmin,
    );
    expect(both.total).toBe(officials.total + 3);
    expect(names(await server.ok("listUsers", { role: "head of department" }, asAdmin))).toEqual([
      "hod",
    ]);
    // The second has it as a further role, the third advises a class.
    expect(
      names(await server.ok("listUsers", { role: "course adviser", sort: "userName" }, asAdmin)),
    ).toEqual(["adviser", "exams", "lecturer"]);
    const { items } = await server.ok("listUsers", { role: "dean of faculty" }, asAdmin);
    expect(items).toMatchObject([
      {
        userName: "dean",
        role: "dean of faculty",
        department: "Computer Science",
        secondFactor: "none",
      },
    ]);
    const off = await add({ active: false });
    expect(names(await server.ok("listUsers", { active: "false" }, asAdmin))).toEqual([
      off.userName,
    ]);
    const on = await server.ok("listUsers", { active: "true", size: 1000 }, asAdmin);
    expect(names(on)).not.toContain(off.userName);
    const seen = await add({ lastSeenAt: new Date() });
    expect(names(await server.ok("listUsers", { neverSeen: "false" }, asAdmin))).toContain(
      seen.userName,
    );
    const officialsNever = { neverSeen: "true", userType: "official", size: 1000 } as const;
    const never = await server.ok("listUsers", officialsNever, asAdmin);
    expect(names(never)).toContain(off.userName);
    expect(names(never)).not.toContain(seen.userName);
    expect(never.items.every(({ lastSeenAt }) => lastSeenAt === null)).toBe(true);
    expect(names(await server.ok("listUsers", { sort: "-lastSeenAt" }, asAdmin))[0]).toBe(
      seen.userName,
    );
  });

  test("of a department has those who study there and those who work there, and of two both", async () => {
    const units = await server.ok("listUnits", {}, asAdmin);
    const departments = units.flatMap((faculty) => faculty.departments);
    const asked = ["Computer Science", "Marketing"].map(
      (name) => departments.find((one) => one.name === name)?.id ?? 0,
    );
    const of = (department: number | number[]) =>
      server.ok("listUsers", { department, size: 1000 }, asAdmin);
    const [computing, marketing] = await Promise.all(asked.map(of));
    expect(new Set(computing?.items.map(({ department }) => department))).toEqual(
      new Set(["Computer Science"]),
    );
    expect(new Set(computing?.items.map(({ userType }) => userType))).toEqual(
      new Set(["student", "lecturer"]),
    );
    expect(new Set(marketing?.items.map(({ department }) => department))).toEqual(
      new Set(["Marketing"]),
    );
    expect((await of(asked)).total).toBe((computing?.total ?? 0) + (marketing?.total ?? 0));
  });

  test.each([
    [{ sort: "passwordHash" }],
    [{ size: 1001 }],
    [{ page: 10_001 }],
    [{ role: "king" }],
    [{ search: "x".repeat(101) }],
  ])("refuses %j", async (input) => {
    expect(await server.request("listUsers", input as never, asAdmin)).toMatchObject({
      status: 422,
    });
  });
});
