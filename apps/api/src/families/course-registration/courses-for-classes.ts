import type { Semester } from "@polyportal/domain/course-registration/course";
import type { RegistrationClass } from "@polyportal/domain/course-registration/registrable";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { courseClasses, courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { courseFields, type Asked } from "./queries.ts";

type Class = Pick<RegistrationClass, "departmentId" | "levelId">;
type AskedOfClasses = Asked & {
  readonly semester: Semester;
  readonly classes: readonly Class[];
  /** What anybody of them carries over. */
  readonly carriedOver: readonly number[];
};

const keyOf = ({ departmentId, levelId }: Class) => `${departmentId} ${levelId}`;
const { assigned: _, ...fields } = courseFields;

/**
 * As `coursesFor`, of several classes at once, which a page of registrations has as many of as rows: what any
 * of them may be offered is read once, and the answer says it of each. The rule of what is offered
 * (`registrableAs`) leaves out what is another class's.
 */
export async function coursesForClasses(
  db: Reader,
  { sessionId, semester, classes, carriedOver }: AskedOfClasses,
) {
  const departmentIds = classes.map(({ departmentId }) => departmentId);
  const levelIds = classes.map(({ levelId }) => levelId);
  const taking = await db
    .select({
      courseId: courseClasses.courseId,
      departmentId: courseClasses.departmentId,
      levelId: courseClasses.levelId,
    })
    .from(courseClasses)
    .where(
      and(
        eq(courseClasses.sessionId, sessionId),
        sql`(${courseClasses.departmentId}, ${courseClasses.levelId}) in (
          select * from unnest(${sql.param(departmentIds)}::int[], ${sql.param(levelIds)}::int[]))`,
      ),
    );
  const named = [...new Set([...taking.map(({ courseId }) => courseId), ...carriedOver])];
  const offered = await db
    .select(fields)
    .from(courses)
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .where(
      and(
        courses.active,
        isNull(courses.deletedAt),
        eq(courses.semester, semester),
        or(
          and(
            inArray(courses.levelId, levelIds),
            or(inArray(courses.departmentId, departmentIds), courses.borrowable),
          ),
          sql`${courses.id} = any(${sql.param(named)}::int[])`,
        ),
      ),
    );
  const assigned = new Set(taking.map((one) => `${keyOf(one)} ${one.courseId}`));
  return (of: Class) =>
    offered.map((course) => ({ ...course, assigned: assigned.has(`${keyOf(of)} ${course.id}`) }));
}
