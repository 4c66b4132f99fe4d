import type { searchEndpoints } from "@polyportal/api-client/contract/search";
import { fullName } from "@polyportal/domain/format/name";
import { eq, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { contains, matchesSearch } from "../../lists/search.ts";
import type { Handler } from "../../server/handler.ts";

const shown = 5;
/** Of so many that are found the first by name are shown: of more, somebody types on. */
const looked = 200;

/** What a search finds by its beginning, for who may see it. */
export const findRecords: Handler<typeof searchEndpoints.findRecords> = async (
  { db, caller: { claims } },
  { search },
) => {
  const [people, units] = await Promise.all([
    claims.has("users.see") ? peopleFound(db, search) : [],
    claims.has("school.see") ? departmentsFound(db, search) : [],
  ]);
  return {
    people: people.map(({ lastname, firstname, middlename, ...person }) => ({
      ...person,
      fullName: fullName({ lastname, firstname, middlename }),
    })),
    departments: units,
  };
};

const person = {
  id: users.id,
  ...nameColumns(users),
  userName: users.userName,
  // By its tables: a query of one table writes columns without it.
  matricNumber: sql<string | null>`(
    select students.number from students where students.id = users.id)`.as("matric_number"),
  role: users.role,
  active: users.active,
};

/**
 * People by the words of the list of users, and by staff number. Each part ends by itself, so that its
 * own index finds it and the few are sorted then: the index of names would be read until five are found.
 */
export function peopleFound(db: Reader, search: string) {
  const named = db
    .select(person)
    .from(users)
    .where(matchesSearch(searchedUser, search))
    .limit(looked);
  const numbered = db
    .select(person)
    .from(staff)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staff.id))
    .innerJoin(users, eq(users.id, staffAccounts.userId))
    .where(sql`starts_with(lower(${staff.staffNumber}), lower(${search}))`)
    .limit(looked);
  return union(named, numbered)
    .orderBy(sql`lastname, firstname, middlename, id`)
    .limit(shown);
}

const departmentsFound = (db: Reader, search: string) =>
  db
    .select({ id: departments.id, name: departments.name, faculty: faculties.name })
    .from(departments)
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .where(contains(search, departments.name, departments.code))
    .orderBy(departments.name)
    .limit(shown);
