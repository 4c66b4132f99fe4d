import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { students } from "../../database/schema/student.ts";
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

test("there are such lists", () => {
  expect(ofStudents.length).toBeGreaterThan(8);
});

type Row = Readonly<Record<string, unknown>>;

/** A student whose user name is neither number, and whose matric number was another before. */
async function renumber(number: string, turn: number) {
  const [student] = await server.db.select().from(students).where(eq(students.number, number));
  if (!student) throw new Error(`${number} is nobody's.`);
  const matricNumber = `ND/NEW/26/${turn}`;
  const admissionNumber = `ADM/NEW/${turn}`;
  await server.db
    .update(users)
    .set({ userName: `renamed.${turn}` })
    .where(eq(users.id, student.id));
  await server.db
    .update(students)
    .set({ matricNumber, admissionNumber })
    .where(eq(students.id, student.id));
  return { matricNumber, admissionNumber, before: number };
}

test.each(ofStudents.map((list, turn) => [list.name, list, turn] as const))(
  "%s finds a student by the matric number, the admission number and one that was withdrawn",
  async (name, list, turn) => {
    const by = { as: { user: readerOf(list) } };
    const filters: Record<string, string> = { ...needed(name) };
    const ask = async (search: string): Promise<readonly Row[]> =>
      (await server.ok(name as "listUsers", { ...filters, search, size: 100 }, by)).items;
    const [row] = await ask("");
    const called = await renumber(String(row?.["matricNumber"]), turn);
    for (const search of Object.values(called)) {
      const found = (await ask(search)).map((one) => one["matricNumber"]);
      expect([search, found]).toEqual([search, expect.arrayContaining([called.matricNumber])]);
      expect(new Set(found)).toEqual(new Set([called.matricNumber]));
    }
    const asked = { list: name, format: "csv", search: called.before, filters } as const;
    const { id } = await server.ok("requestExport", asked, by);
    const file = await server.ok("getExportFile", { id }, by);
    expect(await file.text()).toContain(called.matricNumber);
  },
);
