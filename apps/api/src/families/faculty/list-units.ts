import { facultyEndpoints } from "@polyportal/api-client/contract/faculty";
import { fullName } from "@polyportal/domain/format/name";
import { officeMessages } from "@polyportal/domain/messages/office";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applicationTypes, takesApplications } from "../../database/schema/application-type.ts";
import {
  departmentOpenings,
  departmentOptions,
  departments,
  faculties,
} from "../../database/schema/faculty.ts";
import { staffOffices } from "../../database/schema/rights.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { contains } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { heldToday } from "../../rights/held-today.ts";

/** Who has the office of a unit today: whoever stands in, before whom they stand in for. */
type InOffice = { lastname: string; firstname: string; middlename: string; acting: boolean } | null;

// Within another piece of SQL: on a table alone drizzle takes the tables' names from a selection's own columns.
const inOffice = (ofUnit: SQL) =>
  sql<InOffice>`${sql`(
  select json_build_object('lastname', ${users.lastname}, 'firstname', ${users.firstname},
    'middlename', ${users.middlename}, 'acting', ${staffOffices.acting})
  from ${staffOffices} join ${users} on ${users.id} = ${staffOffices.holderId}
  where ${ofUnit} and ${heldToday}
  order by ${staffOffices.acting} desc limit 1)`}`;

function officer(holder: InOffice): string | null {
  if (!holder) return null;
  return holder.acting ? officeMessages.acting(fullName(holder)) : fullName(holder);
}

const count = (rows: SQL) => sql<number>`(select count(*)::int from ${rows})`;

/** How many study in a department. */
const studentsOf = count(sql`${students} where ${students.departmentId} = ${departments.id}`);

/** Faculties with what the list and the record show of them. */
export const facultyQuery = (db: Reader) =>
  db
    .select({
      faculty: faculties,
      dean: inOffice(sql`${staffOffices.facultyId} = ${faculties.id}`).as("dean"),
      departments: count(sql`${departments} where ${departments.facultyId} = ${faculties.id}`).as(
        "departments",
      ),
      // Department by department, each by its index: a join would read all students for each faculty.
      students: sql<number>`${sql`(select coalesce(sum(${studentsOf}), 0)::int
        from ${departments} where ${departments.facultyId} = ${faculties.id})`}`.as("students"),
    })
    .from(faculties)
    .$dynamic();

type FoundFaculty = Awaited<ReturnType<typeof facultyQuery>>[number];

export const facultyRow = ({ faculty, dean, ...counts }: FoundFaculty) => ({
  ...faculty,
  ...counts,
  dean: officer(dean),
});

export const facultySource = sourceOf(facultyEndpoints.listSchoolFaculties, {
  query: facultyQuery,
  key: faculties.id,
  where: ({ active, search }) =>
    and(
      contains(search, faculties.name, faculties.code),
      active && eq(faculties.active, active === "true"),
    ),
  order: { name: [faculties.name], code: [faculties.code] },
  first: "name",
  row: facultyRow,
});

/** Departments with what the list and the record show of them. */
export const departmentQuery = (db: Reader) =>
  db
    .select({
      department: departments,
      faculty: faculties.name,
      head: inOffice(sql`${staffOffices.departmentId} = ${departments.id}`).as("head"),
      options: count(
        sql`${departmentOptions} where ${departmentOptions.departmentId} = ${departments.id}`,
      ).as("options"),
      programmes: count(sql`${departmentOpenings} join ${applicationTypes}
        on ${applicationTypes.slug} = ${departmentOpenings.programmeSlug}
        where ${departmentOpenings.departmentId} = ${departments.id} and ${takesApplications}`).as(
        "programmes",
      ),
      students: sql<number>`${studentsOf}`.as("students"),
    })
    .from(departments)
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .$dynamic();

type FoundDepartment = Awaited<ReturnType<typeof departmentQuery>>[number];

export const departmentRow = ({ department, head, ...rest }: FoundDepartment) => ({
  ...department,
  ...rest,
  head: officer(head),
});

export const departmentSource = sourceOf(facultyEndpoints.listSchoolDepartments, {
  query: departmentQuery,
  key: departments.id,
  where: ({ faculty, active, search }) =>
    and(
      contains(search, departments.name, departments.code),
      faculty && inArray(departments.facultyId, faculty),
      active && eq(departments.active, active === "true"),
    ),
  order: { name: [departments.name], code: [departments.code] },
  first: "name",
  row: departmentRow,
});

/** Options with what the list and the record show of them. */
export const optionQuery = (db: Reader) =>
  db
    .select({
      option: departmentOptions,
      department: departments.name,
      students: count(sql`${students}
        where ${students.departmentId} = ${departmentOptions.departmentId}
          and ${students.departmentOptionId} = ${departmentOptions.id}`).as("students"),
    })
    .from(departmentOptions)
    .innerJoin(departments, eq(departments.id, departmentOptions.departmentId))
    .$dynamic();

type FoundOption = Awaited<ReturnType<typeof optionQuery>>[number];

export const optionRow = ({ option, ...rest }: FoundOption) => ({ ...option, ...rest });

export const optionSource = sourceOf(facultyEndpoints.listDepartmentOptions, {
  query: optionQuery,
  key: departmentOptions.id,
  where: ({ department, active, search }) =>
    and(
      contains(search, departmentOptions.name),
      department && inArray(departmentOptions.departmentId, department),
      active && eq(departmentOptions.active, active === "true"),
    ),
  order: { name: [departmentOptions.name] },
  first: "name",
  row: optionRow,
});
