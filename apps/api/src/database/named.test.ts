import { studentNumber } from "@polyportal/domain/student/number";
import { fc, test } from "@fast-check/vitest";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, beforeAll } from "vitest";
import { newStudent } from "../testing/new-student.ts";
import { testServer } from "../testing/test-server.ts";
import { violatedConstraint } from "./failure-kind.ts";
import { accountNamed, isNameTaken, ownersNamed } from "./named.ts";
import { students } from "./schema/student.ts";
import { userNames } from "./schema/user-name.ts";
import { users } from "./schema/users.ts";

// The names of accounts: what signs in, a student's numbers, and those of before.

const server = await testServer();
afterAll(server.stop);

let ids: readonly string[] = [];
beforeAll(async () => {
  ids = [(await newStudent(server)).id, (await newStudent(server)).id];
});

const columns = ["userName", "matricNumber", "admissionNumber"] as const;
const act = fc.record({
  who: fc.nat({ max: 1 }),
  column: fc.constantFrom(...columns),
  // Few names, so that two want one, and in both cases.
  name: fc.constantFrom("ND/A/1", "nd/a/1", "ND/A/2", "ADM/3", "4", "5"),
});

/** What somebody is called, as the tables that people see have it. */
async function calledOf(id: string) {
  const [found] = await server.db
    .select({ user: users, student: students })
    .from(users)
    .innerJoin(students, eq(students.id, users.id))
    .where(eq(users.id, id));
  if (!found) throw new Error("Nobody is deleted here.");
  return found;
}

async function rename(id: string, column: (typeof columns)[number], name: string) {
  const change =
    column === "userName"
      ? server.db.update(users).set({ userName: name }).where(eq(users.id, id))
      : server.db
          .update(students)
          .set({ [column]: name })
          .where(eq(students.id, id));
  await change.catch((error: unknown) => {
    const constraint = violatedConstraint(error) ?? "";
    if (!isNameTaken(constraint) && !constraint.startsWith("students_")) throw error;
  });
}

describe("whatever people are called one after the other", () => {
  test.prop([fc.array(act, { minLength: 1, maxLength: 12 })], { numRuns: 20 })(
    "the names of now sign in, those of before find their owner alone",
    async (acts) => {
      const before = await server.db.select().from(userNames);
      for (const { who, column, name } of acts) await rename(ids[who] ?? "", column, name);
      const all = await server.db.select().from(userNames);
      for (const id of ids) {
        const { user, student } = await calledOf(id);
        const own = all.filter(({ userId }) => userId === id);
        const live = own.filter(({ withdrawnAt }) => withdrawnAt === null);
        const now = [user.userName, student.matricNumber, student.admissionNumber];
        expect(live.map(({ name }) => name).toSorted()).toEqual(
          [...new Set(now.flatMap((name) => name?.toLowerCase() ?? []))].toSorted(),
        );
        expect(live.filter(({ kind }) => kind === "sign-in").map(({ name }) => name)).toEqual([
          user.userName.toLowerCase(),
        ]);
        // Searches find by all the others, those of before among them.
        expect(user.numbers.split(" ").filter(Boolean)).toEqual(
          own
            .filter(({ kind }) => kind !== "sign-in")
            .map(({ name }) => name)
            .toSorted(),
        );
        expect(student.number).toBe(studentNumber(student));
      }
      // Whose a name once was it is for ever.
      for (const { name, userId } of before) {
        expect(all.find((one) => one.name === name)?.userId).toBe(userId);
      }
    },
  );
});

test("a number that was withdrawn is found, and is given to nobody again", async () => {
  const [one, other] = [await newStudent(server), await newStudent(server)];
  await rename(one.id, "matricNumber", "ND/WRONG/1");
  await rename(one.id, "matricNumber", "ND/RIGHT/1");
  const signsIn = async (name: string) =>
    (await server.db.execute(sql`select ${accountNamed(name)} as id`)).rows[0]?.["id"];
  expect(await signsIn("nd/right/1")).toBe(one.id);
  expect(await signsIn("ND/WRONG/1")).toBeNull();
  expect((await ownersNamed(server.db, ["nd/wrong/1"])).get("nd/wrong/1")).toBe(one.id);
  for (const id of [one.id, other.id]) {
    const again = server.db
      .update(students)
      .set({ matricNumber: "ND/WRONG/1" })
      .where(eq(students.id, id));
    await expect(again).rejects.toSatisfy((error: unknown) =>
      isNameTaken(violatedConstraint(error)),
    );
  }
});
