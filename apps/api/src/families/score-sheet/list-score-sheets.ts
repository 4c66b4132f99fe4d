import { scoreSheetEndpoints } from "@polyportal/api-client/contract/score-sheet";
import { deviationOf, unusualResult } from "@polyportal/domain/score-sheet/flags";
import { isOfAllSessions } from "@polyportal/domain/score-sheet/waits";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departmentAsOf, namesAsOf } from "../../database/course-as-of.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses, searchedCourse } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { keyIn, matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { schoolClaims } from "../../rights/reach.ts";
import { meansBefore } from "./earlier-years.ts";
import { forwardActOf, inOfficeOf, sheetRelations, sheetsWaitingFor } from "./sheet-relation.ts";

/** Who teaches a course in a session, the coordinator first. */
export const lecturers = sql<string>`(
  select coalesce(string_agg(users.lastname || ' ' || users.firstname, ', '
    order by taught.coordinator desc, users.lastname), '')
  from course_lecturers taught join users on users.id = taught.lecturer_id
  where taught.course_id = courses.id and taught.session_id = academic_sessions.id)`;

const since = sql<string | null>`(
  select max(sheet_steps.taken_at)::text from sheet_steps
  where sheet_steps.sheet_id = score_sheets.id and sheet_steps.step <> 'extend')`;

/** Rows of approved registrations: the others stay out of counts. */
const approved = sql`
  select registration.student_id from registered_courses
  join course_registrations registration on registration.id = registered_courses.registration_id
  where registered_courses.course_id = courses.id
    and registered_courses.session_id = academic_sessions.id and registration.state = 'approved'`;

type Figures = { students: number; missing: number; mean: number | null; pass_rate: number | null };

const figures = sql<Figures>`(
  select json_build_object(
    'students', count(*),
    'missing', count(*) filter (where scores.total is null and scores.code is null),
    'mean', avg(scores.total)::float8,
    'pass_rate', 100.0 * count(*) filter (where scores.total >= 40)
      / nullif(count(*) filter (where scores.total is not null
        or scores.code in ('ABS', 'MAL')), 0))
  from (${approved}) approved
  left join scores on scores.student_id = approved.student_id
    and scores.sheet_id = score_sheets.id)`;

const query = (db: Reader) =>
  db
    .select({
      sheet: scoreSheets,
      course: courses,
      ...namesAsOf(academicSessions.from),
      department: departmentAsOf(academicSessions.from),
      session: academicSessions.name,
      lecturers: lecturers.as("lecturers"),
      since: since.as("since"),
      figures: figures.as("figures"),
    })
    .from(scoreSheets)
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
    .$dynamic();

/** Sheets that somebody sees: the own ones, those of the department headed, of the faculty, of the school. */
export const seenBy = (userId: string): SQL | undefined =>
  or(
    sql`'results.see' = any (${schoolClaims(userId)})`,
    sql`exists (select from course_lecturers taught where taught.course_id = courses.id
      and taught.session_id = academic_sessions.id and taught.lecturer_id = ${userId})`,
    inOfficeOf(userId),
  );

const decides = ["results.check", "results.approve", "results.publish"] as const;

/** Score sheets: those that wait for the caller, or those of the states that are asked for. */
export const scoreSheetSource = sourceOf(scoreSheetEndpoints.listScoreSheets, {
  query,
  key: scoreSheets.id,
  async known(db, { state }, caller) {
    const mayDecide = decides.some((claim) => caller.claims.has(claim));
    return state || !mayDecide ? undefined : [...(await sheetsWaitingFor(db, caller)).keys()];
  },
  where: ({ search, session, semester, department, level, state }, { userId }, waits) =>
    and(
      seenBy(userId),
      waits && keyIn(scoreSheets.id, waits),
      inSession(session, isOfAllSessions(state, waits !== undefined)),
      semester && eq(courses.semester, semester),
      department && inArray(courses.departmentId, department),
      level && inArray(courses.levelId, level),
      state && inArray(scoreSheets.state, state),
      matchesSearch(searchedCourse, search),
    ),
  order: { code: [courses.code], since: [{ nullable: since }] },
  first: "code",
  async more(db, found, caller) {
    const ids = found.map(({ sheet }) => sheet.id);
    const relations = await sheetRelations(db, caller, keyIn(scoreSheets.id, ids));
    return {
      before: await meansBefore(db, ids),
      acts: new Map(relations.map((one) => [one.sheet_id, forwardActOf(one)])),
    };
  },
  row: (found, _, { before, acts }) => ({
    id: found.sheet.id,
    courseId: found.course.id,
    sessionId: found.sheet.sessionId,
    code: found.code,
    title: found.title,
    department: found.department,
    level: levelById(found.levelId).name,
    semester: found.semester,
    session: found.session,
    lecturers: found.lecturers,
    state: found.sheet.state,
    held: found.sheet.heldAt !== null,
    revision: found.sheet.revision,
    since: found.since === null ? null : new Date(found.since).toISOString(),
    students: found.figures.students,
    missing: found.figures.missing,
    mean: found.figures.mean,
    passRate: found.figures.pass_rate,
    deviation: deviationOf(found.figures.mean, before.get(found.sheet.id) ?? null),
    unusual: unusualOf(found.figures, before.get(found.sheet.id) ?? null) ?? null,
    act: acts.get(found.sheet.id) ?? null,
  }),
});

/** Those of one session: of the current one, or of all, where none is named. */
function inSession(session: number | undefined, all: boolean): SQL | undefined {
  if (session) return eq(academicSessions.id, session);
  return all ? undefined : eq(academicSessions.current, true);
}

const unusualOf = ({ mean, pass_rate: passRate }: Figures, meanBefore: number | null) =>
  unusualResult({ mean, passRate }, meanBefore);

/** What is unusual about the results of some sheets, in words, by the sheet; the others are not named. */
export async function unusualAmong(
  db: Reader,
  sheetIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await query(db).where(keyIn(scoreSheets.id, sheetIds));
  const before = await meansBefore(db, sheetIds);
  return new Map(
    found.flatMap(({ sheet, figures: of }) => {
      const unusual = unusualOf(of, before.get(sheet.id) ?? null);
      return unusual === undefined ? [] : [[sheet.id, unusual]];
    }),
  );
}
