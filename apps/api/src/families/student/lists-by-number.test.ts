import { and, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportRequests } from "../../database/schema/exports.ts";
import { students } from "../../database/schema/student.ts";
import { userNames } from "../../database/schema/user-name.ts";
import { users } from "../../database/schema/users.ts";
import { fillLists, readerOf, type Needed } from "../../export/testing/filled-lists.ts";
import { testServer } from "../../testing/test-server.ts";
import { exportLists } from "../families.ts";

// Every list that shows a student's number finds by any of the student's own, whatever the account is called.

const server = await testServer();
afterAll(server.stop);

let needed: Needed = () => ({});
beforeAll(async () => {
  needed = await fillLists(server);
});

const ofStudents = exportLists.filter(({ columns }) =>
  columns.some(({ id }) => id === "matricNumber"),
);
type List = (typeof ofStudents)[number];

test("there are such lists", () => {
  expect(ofStudents.length).toBeGreaterThan(8);
});

type Row = Readonly<Record<string, unknown>>;
/** What a student is called, and what lists show of it. */
type Called = { readonly shown: string; readonly searches: readonly string[] };

/** What a list is asked so that it shows students, and no one else. */
const ofStudentsAlone: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  listAmendments: { state: "headEndorsed" },
  listUsers: { userType: "student" },
  listResetLinks: { userType: "student" },
};

const filtersOf = ({ name }: List): Record<string, string> => ({
  ...(ofStudentsAlone[name] ?? needed(name)),
});

const ask = async (list: List, search: string, page = 1): Promise<readonly Row[]> =>
  (
    await server.ok(
      list.name as "listUsers",
      { ...filtersOf(list), search, size: 100, page },
      { as: { user: readerOf(list) } },
    )
  ).items;

const numbersIn = async (list: List, page = 1): Promise<string[]> => {
  const rows = await ask(list, "", page);
  const numbers = rows.map((row) => String(row["matricNumber"]));
  return rows.length < 100 ? numbers : [...numbers, ...(await numbersIn(list, page + 1))];
};

async function studentOf(number: string) {
  const [found] = await server.db
    .select()
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .where(eq(students.number, number));
  if (!found) throw new Error(`${number} is nobody's.`);
  return { ...found.students, userName: found.users.userName };
}

/** A student whose user name is neither number, and whose matric number was another before. */
async function renumber(number: string, turn: number): Promise<Called> {
  const { id } = await studentOf(number);
  const matricNumber = `ND/NEW/26/${turn}`;
  const admissionNumber = `ADM/NEW/${turn}`;
  const userName = `renamed.${turn}`;
  await server.db.update(users).set({ userName }).where(eq(users.id, id));
  await server.db
    .update(students)
    .set({ matricNumber, admissionNumber })
    .where(eq(students.id, id));
  return { shown: matricNumber, searches: [matricNumber, admissionNumber, number] };
}

/** Lists show the student, whichever of the numbers is asked for, and nobody else; so does the file. */
async function expectFound(list: List, { shown, searches }: Called): Promise<void> {
  for (const search of searches) {
    const found = (await ask(list, search)).map((one) => one["matricNumber"]);
    expect([search, found]).toEqual([search, expect.arrayContaining([shown])]);
    expect(new Set(found)).toEqual(new Set([shown]));
    // Else the file of another student, of whom the same was asked just now, is answered once more.
    await server.db.update(exportRequests).set({ question: sql`id::text` });
    const by = { as: { user: readerOf(list) } };
    const asked = { list: list.name, format: "csv", search, filters: filtersOf(list) } as const;
    const { id } = await server.ok("requestExport", asked, by);
    const file = await server.ok("getExportFile", { id }, by);
    expect(await file.text()).toContain(shown);
  }
}

/** The students of the demo who are called as the lists' authors may not have thought of. */
const kinds = {
  "whose user name is another": {
    of: async (number) => {
      const { userName, matricNumber, admissionNumber } = await studentOf(number);
      const others = [matricNumber, admissionNumber].filter((one) => one !== null);
      const own = others.includes(userName) ? undefined : others;
      return own && { shown: number, searches: own };
    },
    make: renumber,
  },
  "who has no matric number yet": {
    of: async (number) =>
      (await studentOf(number)).matricNumber === null
        ? { shown: number, searches: [number, number.toLowerCase()] }
        : undefined,
    // As one whom the school lets register before.
    make: async (number, turn) => {
      const { id } = await studentOf(number);
      const numbers = { matricNumber: null, admissionNumber: `ADM/FRESH/${turn}` };
      await server.db.update(students).set(numbers).where(eq(students.id, id));
      return { shown: numbers.admissionNumber, searches: [numbers.admissionNumber] };
    },
  },
  "whose number was withdrawn": {
    of: async (number) => {
      const { id } = await studentOf(number);
      const [old] = await server.db
        .select({ name: userNames.name })
        .from(userNames)
        .where(
          and(
            eq(userNames.userId, id),
            eq(userNames.kind, "former"),
            isNotNull(userNames.withdrawnAt),
          ),
        );
      return old && { shown: number, searches: [old.name, old.name.toUpperCase()] };
    },
    make: renumber,
  },
} satisfies Readonly<
  Record<
    string,
    {
      readonly of: (number: string) => Promise<Called | undefined>;
      readonly make: (number: string, turn: number) => Promise<Called>;
    }
  >
>;

/** In how many lists the demo has such a student by itself. */
const own = new Map<string, string[]>();

describe.each(Object.entries(kinds))("a student %s", (kind, { of, make }) => {
  const from = Object.keys(kinds).indexOf(kind) * 100;

  test.each(ofStudents.map((list, turn) => [list.name, list, from + turn] as const))(
    "%s finds, and shows by the number of today",
    async (name, list, turn) => {
      const numbers = [...new Set(await numbersIn(list))];
      expect(numbers).not.toContain("");
      for (const number of numbers) {
        const called = await of(number);
        if (!called) continue;
        own.set(kind, [...(own.get(kind) ?? []), name]);
        await expectFound(list, called);
        return;
      }
      await expectFound(list, await make(numbers.at(-1) ?? "", turn));
    },
  );

  test("is in lists of the demo", () => {
    expect(own.get(kind)?.length).toBeGreaterThan(1);
  });
});

test.each(ofStudents.map((list, turn) => [list.name, list, 900 + turn] as const))(
  "%s finds a student by the matric number, the admission number and one that was withdrawn",
  async (_, list, turn) => {
    const [number = ""] = await numbersIn(list);
    expect(number).not.toBe("");
    await expectFound(list, await renumber(number, turn));
  },
);
