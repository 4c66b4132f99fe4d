import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { keepCourses } from "../database/course-as-of.ts";
import { departmentOptions, departments, faculties } from "../database/schema/faculty.ts";
import { keepUnits } from "../database/unit-as-of.ts";

/** Something that a school changes, and how it is as before again. */
export type Change = {
  /** The table and its column. */
  readonly of: string;
  readonly to: SQL;
  readonly back: SQL;
  /** What the acts do first that change it. */
  readonly keep?: (tx: Transaction) => Promise<void>;
};

const column = (table: string, name: string, to: string, back: string, where = ""): Change => {
  const update = (value: string) => sql.raw(`update ${table} set ${name} = ${value} ${where}`);
  return { of: `${table}.${name}`, to: update(to), back: update(back) };
};

const text = (table: string, name: string, where = "") =>
  column(table, name, `${name} || ' X'`, `left(${name}, -2)`, where);

const number = (table: string, name: string, by: number) =>
  column(table, name, `${name} + ${by}`, `${name} - ${by}`);

const swapped = (table: string, name: string, one: string, other: string) => {
  const value = `case ${name} when '${one}' then '${other}' else '${one}' end`;
  return column(table, name, value, value);
};

/** Ids from 1 to `most`, each the next one. */
const next = (table: string, name: string, most: number) =>
  column(table, name, `${name} % ${most} + 1`, `(${name} + ${most - 2}) % ${most} + 1`);

const unit =
  (table: typeof departments | typeof faculties | typeof departmentOptions) =>
  async (tx: Transaction) => {
    const rows = await tx.select({ id: table.id }).from(table);
    const ids = rows.map(({ id }) => id);
    await keepUnits(tx, table, ids);
  };

async function everyCourse(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ id: number; departmentId: number; levelId: number }>(
    sql`select id, department_id as "departmentId", level_id as "levelId" from courses`,
  );
  await keepCourses(tx, rows);
}

const ofSchool: readonly Change[] = [
  number("fee_items", "amount_kobo", 100_000),
  text("fee_items", "name"),
  number("sundry_items", "amount_kobo", 100),
  text("sundry_items", "name"),
  number("bursary_fees", "most_kobo", 100),
  text("bursary_fees", "name"),
  text("bursary_fees", "account"),
  number("hostels", "price_kobo", 100_000),
  text("hostels", "name"),
  text("hostel_rooms", "name"),
  text("bed_spaces", "numeration"),
  { ...text("departments", "name"), keep: unit(departments) },
  { ...text("departments", "code"), keep: unit(departments) },
  { ...next("departments", "faculty_id", 4), keep: unit(departments) },
  { ...text("faculties", "name"), keep: unit(faculties) },
  { ...text("department_options", "name"), keep: unit(departmentOptions) },
  ...[
    text("courses", "title"),
    text("courses", "code"),
    number("courses", "credit_unit", 1),
    number("courses", "level_id", 20),
    next("courses", "department_id", 14),
    swapped("courses", "semester", "First", "Second"),
    swapped("courses", "status", "Core", "Elective"),
    column("courses", "active", "not active", "not active"),
    column(
      "courses",
      "(test_max, exam_max)",
      "(test_max - 5, exam_max + 5)",
      "(test_max + 5, exam_max - 5)",
    ),
  ].map((change) => ({ ...change, keep: everyCourse })),
  number("unit_loads", "maximum", 1),
  text("clearance_items", "name"),
  text("clearance_items", "office"),
  column("clearance_items", "active", "not active", "not active"),
  text("application_types", "name"),
  { ...text("users", "lastname", "where user_type <> 'student'"), of: "staff's names" },
];

/** What may become otherwise of a student of Computer Science, of whom a number is never given again. */
const ofStudent = (id: string): readonly Change[] => {
  const own = `where id = '${id}'`;
  const option = "(select min(id) from department_options where department_id = 5)";
  return [
    { ...text("users", "lastname", own), of: "the student's name" },
    text("users", "email", own),
    column("users", "mobile_number", "'08039999999'", "'08031234501'", own),
    text("students", "programme", own),
    column("students", "level_id", "4", "3", own),
    column("students", "department_id", "1", "5", own),
    column("students", "department_option_id", "null", option, own),
    column("students", "student_type_id", "9", "1", own),
    column("students", "gender", "'Female'", "'Male'", own),
    column("students", "jamb_number", "'202610000001AA'", "null", own),
    text("students", "entry_requirement", own),
    text("students", "contact_address", own),
    // The last: a number that was withdrawn is not given again.
    { ...text("students", "matric_number", own), back: sql`select` },
    { ...text("students", "admission_number", own), back: sql`select` },
  ];
};

/** Every table of today of which papers, debts and results of the past could be read, one change after the other. */
export const changesOfToday = (studentId: string): readonly Change[] => [
  ...ofSchool,
  ...ofStudent(studentId),
];
