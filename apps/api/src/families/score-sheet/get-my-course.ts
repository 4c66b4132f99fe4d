import type { taughtCourseEndpoints } from "@polyportal/api-client/contract/score-sheet-course";
import { appraisalMeans } from "@polyportal/domain/appraisal/summary";
import { findsTaughtCourse, sheetActsOf } from "@polyportal/domain/score-sheet/acts";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { appraisalAnswers } from "../../database/schema/appraisal.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { sheetRelation } from "./sheet-relation.ts";
import { lecturersOf, sheetOf, splitOf, standingOf, stepsOf } from "./sheet.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** One course of the caller's: how far it is, and what students said of the caller's teaching. */
export const getMyCourse: Handler<typeof taughtCourseEndpoints.getMyCourse> = async (
  { db, caller, now },
  which,
) => {
  const [found, relation] = await Promise.all([
    sheetOf(db, which),
    sheetRelation(db, caller, which),
  ]);
  if (!found || !relation || !findsTaughtCourse(relation.who)) return fail("not_found");
  const { course, sheet, department, session } = found;
  const standing = standingOf(found);
  const [lecturers, counts, answers, steps] = await Promise.all([
    lecturersOf(db, which),
    countsOf(db, which, { lecturerId: caller.userId, sheetId: sheet?.id ?? null }),
    answersOf(db, which, caller.userId),
    sheet ? stepsOf(db, sheet.id) : [],
  ]);
  const { submitted, approved, returned, missing, in_progress, completed } = counts;
  return {
    ...which,
    code: course.code,
    title: course.title,
    creditUnit: found.creditUnit,
    department,
    level: levelById(course.levelId).name,
    session,
    semester: course.semester,
    lecturers,
    split: splitOf(found),
    sheetId: sheet?.id ?? null,
    state: sheet?.state ?? null,
    held: standing.held,
    closesAt: standing.closesAt?.toISOString() ?? null,
    acts: sheetActsOf(standing, relation.who, relation.chain, now),
    registrations: { submitted, approved, returned },
    missing,
    steps,
    appraisals: {
      unappraised: submitted + approved + returned - in_progress - completed,
      inProgress: in_progress,
      completed,
      means: appraisalMeans(answers),
    },
  };
};

type Counts = {
  submitted: number;
  approved: number;
  returned: number;
  missing: number;
  in_progress: number;
  completed: number;
};

/**
 * Who has registered the course, by what was decided, how many of the approved wait for a score, and how
 * far they are with the lecturer's appraisal: of those who are on the roster now, so that the sums agree.
 */
async function countsOf(
  db: Reader,
  { courseId, sessionId }: Which,
  { lecturerId, sheetId }: { lecturerId: string; sheetId: string | null },
): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select
      count(*) filter (where registration.state = 'submitted')::int as submitted,
      count(*) filter (where registration.state = 'approved')::int as approved,
      count(*) filter (where registration.state = 'returned')::int as returned,
      count(*) filter (where registration.state = 'approved'
        and scores.total is null and scores.code is null)::int as missing,
      count(*) filter (where appraisals.state = 'in-progress')::int as in_progress,
      count(*) filter (where appraisals.state = 'completed')::int as completed
    from registered_courses
    join course_registrations registration
      on registration.id = registered_courses.registration_id
    left join scores on scores.student_id = registration.student_id
      and scores.sheet_id = ${sheetId}::uuid
    left join appraisals on appraisals.student_id = registration.student_id
      and appraisals.course_id = ${courseId} and appraisals.lecturer_id = ${lecturerId}
      and appraisals.session_id = ${sessionId}
    where registered_courses.course_id = ${courseId}
      and registered_courses.session_id = ${sessionId}`);
  const [counts] = rows;
  if (!counts) throw new Error("A count answers one row.");
  return counts;
}

/** The marks that a lecturer was given for a course: without a name, without what was written beside. */
async function answersOf(db: Reader, { courseId, sessionId }: Which, lecturerId: string) {
  const rows = await db
    .select({ ratings: appraisalAnswers.ratings })
    .from(appraisalAnswers)
    .where(
      and(
        eq(appraisalAnswers.lecturerId, lecturerId),
        eq(appraisalAnswers.courseId, courseId),
        eq(appraisalAnswers.sessionId, sessionId),
      ),
    );
  return rows.map(({ ratings }) => ratings);
}
