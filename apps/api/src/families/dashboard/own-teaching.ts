import { fewestAnswers } from "@polyportal/domain/appraisal/summary";
import { daysUntil } from "@polyportal/domain/score-sheet/morning";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { rowsAsked } from "../../lists/source.ts";
import type { CallerOf } from "../../server/caller.ts";
import { myCourseSource } from "../score-sheet/list-my-courses.ts";

/** The others stand in the list of own courses. */
const listedDue = 5;

type Asked = { readonly sessionId: number; readonly userId: string };

/**
 * How far the scores are of the courses that somebody teaches in a session, and what students said. What is
 * to be handed on, for the first time or again, is that of earlier sessions, too.
 */
export async function ownTeaching(
  db: Reader,
  caller: CallerOf<(typeof myCourseSource)["endpoint"]>,
  sessionId: number,
  now: Date,
) {
  const listed = async (asked: { session: number } | { due: "true" }) => {
    const which = await rowsAsked(myCourseSource, db, { search: "", ...asked }, caller);
    // All of them, and not a page: one person teaches few courses.
    const found = await myCourseSource.query(db).where(which);
    return found.map((one) => myCourseSource.row(one, caller, undefined));
  };
  const courses = await listed({ session: sessionId });
  const sheets = { none: 0, draft: 0, submitted: 0, checked: 0, approved: 0, published: 0 };
  for (const { state } of courses) sheets[state ?? "none"] += 1;
  const asked = { sessionId, userId: caller.userId };
  const [toHandOn, returned, appraised, means] = await Promise.all([
    listed({ due: "true" }),
    returnedSheets(db, asked),
    appraisedBy(db, asked),
    meansByCourse(db, asked),
  ]);
  const due = toHandOn
    .flatMap(({ closesAt, ...course }) =>
      closesAt === null ? [] : [{ ...course, closesAt, days: daysLeft(closesAt, now) }],
    )
    .toSorted((one, other) => one.closesAt.localeCompare(other.closesAt));
  const students = courses.reduce((sum, one) => sum + one.students, 0);
  return {
    sheets,
    due: due.slice(0, listedDue),
    furtherDue: Math.max(0, due.length - listedDue),
    returned,
    appraisals: {
      unappraised: students - appraised.in_progress - appraised.completed,
      inProgress: appraised.in_progress,
      completed: appraised.completed,
      means,
    },
  };
}

const daysLeft = (closesAt: string, now: Date): number | null => {
  const day = new Date(closesAt);
  return day > now ? daysUntil(day, now) : null;
};

type Returned = {
  course_id: number;
  session_id: number;
  session: string;
  code: string;
  reason: string;
  at: string;
};

/** Drafts of any session that were last returned to their lecturers, the newest first. */
async function returnedSheets(db: Reader, { userId }: Asked) {
  const { rows } = await db.execute<Returned>(sql`
    select courses.id as course_id, session.id as session_id, session.name as session, courses.code,
      last.reason, last.taken_at::text as at
    from course_lecturers taught
    join courses on courses.id = taught.course_id
    join academic_sessions session on session.id = taught.session_id
    join score_sheets sheet
      on sheet.course_id = taught.course_id and sheet.session_id = taught.session_id
    cross join lateral (
      select step, reason, taken_at from sheet_steps
      where sheet_steps.sheet_id = sheet.id and sheet_steps.step <> 'extend'
      order by revision desc limit 1) last
    where taught.lecturer_id = ${userId} and sheet.state = 'draft' and last.step = 'return'
    order by last.taken_at desc`);
  return rows.map(({ course_id: courseId, session_id: sessionId, at, ...of }) => ({
    ...of,
    courseId,
    sessionId,
    at: new Date(at).toISOString(),
  }));
}

type Appraised = { in_progress: number; completed: number };

/** How far students are with somebody's appraisals: those who are on the roster now, as of each course. */
async function appraisedBy(db: Reader, { sessionId, userId }: Asked): Promise<Appraised> {
  const { rows } = await db.execute<Appraised>(sql`
    select
      count(*) filter (where appraisals.state = 'in-progress')::int as in_progress,
      count(*) filter (where appraisals.state = 'completed')::int as completed
    from appraisals
    join course_lecturers taught on taught.course_id = appraisals.course_id
      and taught.session_id = appraisals.session_id
      and taught.lecturer_id = appraisals.lecturer_id
    join course_registrations registration on registration.student_id = appraisals.student_id
      and registration.session_id = appraisals.session_id
    join registered_courses registered on registered.registration_id = registration.id
      and registered.course_id = appraisals.course_id
    where appraisals.lecturer_id = ${userId} and appraisals.session_id = ${sessionId}`);
  return rows[0] ?? { in_progress: 0, completed: 0 };
}

type Mean = { course_id: number; code: string; mean: number };

/**
 * What students said of each course, as `appraisalMeans` has it by question: added up by the database,
 * for a course that the whole school takes has thousands of answers. Never of courses together, from
 * which the few answers of one could be taken by the others.
 */
async function meansByCourse(db: Reader, { sessionId, userId }: Asked) {
  const { rows } = await db.execute<Mean>(sql`
    select question.course_id, courses.code, avg(question.mean)::float8 as mean
    from (
      select answers.course_id, avg(rated.value::int) as mean
      from course_lecturers taught
      join appraisal_answers answers on answers.lecturer_id = taught.lecturer_id
        and answers.course_id = taught.course_id and answers.session_id = taught.session_id
      cross join jsonb_each_text(answers.ratings) rated
      where taught.lecturer_id = ${userId} and taught.session_id = ${sessionId}
      group by answers.course_id, rated.key
      having count(rated.value) >= ${fewestAnswers}) question
    join courses on courses.id = question.course_id
    group by question.course_id, courses.code order by courses.code`);
  return rows.map(({ course_id: courseId, code, mean }) => ({ courseId, sessionId, code, mean }));
}
