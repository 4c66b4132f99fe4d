import { lecturerLoadEndpoints } from "@polyportal/api-client/contract/lecturer-load";
import { fullName } from "@polyportal/domain/format/name";
import { mostUnits } from "@polyportal/domain/lecturer/load";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { contains, matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { currentSession } from "./class-rows.ts";
import { loadsBySemester } from "./loads.ts";

/** Each lecturer in each semester, with what it comes to. */
const loadsIn = (db: Reader) => loadsBySemester(db, sql`${courses.semester}`).as("load");

/** Of a lecturer in a semester. */
const key = sql<string>`load.lecturer_id || ' ' || load.semester_of`;

const query = (db: Reader) => {
  const loads = loadsIn(db);
  return db
    .select({
      key: key.as("key"),
      lecturerId: loads.lecturerId,
      semester: loads.semester,
      courses: loads.courses,
      units: loads.units,
      minutes: loads.minutes,
      session: academicSessions.name,
      sessionId: academicSessions.id,
      person: nameColumns(users),
      staffNumber: staff.staffNumber,
      department: departments.name,
    })
    .from(loads)
    .innerJoin(academicSessions, eq(academicSessions.id, loads.sessionId))
    .innerJoin(users, eq(users.id, loads.lecturerId))
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .leftJoin(departments, eq(departments.id, staff.departmentId))
    .$dynamic();
};

const units = sql`load.units_taught`;
const ofSemester = sql`load.semester_of`;

/** How much each lecturer teaches in each semester of a session. */
export const loadSource = sourceOf(lecturerLoadEndpoints.listLecturerLoads, {
  query,
  // With the semester, which every order ends with.
  key: users.id,
  addedUp: true,
  byKeys: { query, where: (keys) => sql`${key} = any(${sql.param(keys.map(String))}::text[])` },
  where: ({ search, session, semester, lecturer, department, above }) => {
    const byWords = matchesSearch(searchedUser, search);
    return and(
      // Of the loads themselves: told of the session beside them, those of all sessions would be made up.
      sql`load.session_id = ${session ?? currentSession}`,
      semester && sql`${ofSemester} = ${semester}`,
      lecturer && inArray(users.id, lecturer),
      department && inArray(staff.departmentId, department),
      above && (above === "true" ? sql`${units} > ${mostUnits}` : sql`${units} <= ${mostUnits}`),
      byWords && or(byWords, contains(search, staff.staffNumber)),
    );
  },
  order: {
    fullName: [users.lastname, users.firstname, users.middlename, ofSemester],
    units: [units, users.lastname, ofSemester],
    minutes: [sql`load.minutes_taught`, users.lastname, ofSemester],
  },
  first: "fullName",
  row: ({ key: id, person, ...load }) => ({
    ...load,
    id,
    fullName: fullName(person),
  }),
});
