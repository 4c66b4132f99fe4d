import { lecturerEndpoints } from "@polyportal/api-client/contract/lecturer";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departments } from "../../database/schema/faculty.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { searchedUser, kindOfUser, users } from "../../database/schema/users.ts";
import { contains, matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

const courses = sql<number>`(
  select count(*)::int from course_lecturers
  join academic_sessions on academic_sessions.id = course_lecturers.session_id
  where course_lecturers.lecturer_id = users.id and academic_sessions.current)`;

const query = (db: Reader) =>
  db
    .select({
      person: users,
      member: staff,
      department: departments.name,
      courses: courses.as("courses"),
    })
    .from(users)
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .leftJoin(departments, eq(departments.id, staff.departmentId))
    .$dynamic();

/** Everybody who teaches, by name. */
export const lecturerSource = sourceOf(lecturerEndpoints.listLecturers, {
  query,
  key: users.id,
  where: ({ search, department, active }) =>
    and(
      eq(kindOfUser, "lecturer"),
      findsLecturer(search),
      department && inArray(staff.departmentId, department),
      active && eq(users.active, active === "true"),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    staffNumber: [{ nullable: staff.staffNumber }],
  },
  first: "fullName",
  row: ({ person, member, department, courses: count }) => ({
    id: person.id,
    staffNumber: member?.staffNumber ?? null,
    title: member?.title ?? "",
    fullName: fullName(person),
    department,
    designation: member?.designation ?? "",
    employmentStatus: member?.employmentStatus ?? "",
    specialisation: member?.specialisation ?? "",
    email: person.email,
    mobileNumber: person.mobileNumber,
    active: person.active,
    courses: count,
  }),
});

/** By the words of the account, or by the staff number, which may be another than the user name. */
function findsLecturer(search: string) {
  const byWords = matchesSearch(searchedUser, search);
  return byWords && or(byWords, contains(search, staff.staffNumber));
}
