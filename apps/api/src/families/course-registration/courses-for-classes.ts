import type { Course, Semester } from "@polyportal/domain/course-registration/course";
import type { RegistrationClass } from "@polyportal/domain/course-registration/registrable";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { keptPlan, type Reader } from "../../database/connect.ts";
import { courseAsOf, isChangedSince, requiredAsOf } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { courseClasses, coursePrerequisites, courses } from "../../database/schema/course.ts";
import { askedFrom, courseFields, type Asked } from "./queries.ts";

type Class = Pick<RegistrationClass, "departmentId" | "levelId">;
type AskedOfClasses = Asked & {
  readonly semester: Semester;
  readonly classes: readonly Class[];
  /** What anybody of them carries over. */
  readonly carriedOver: readonly number[];
};

const keyOf = ({ departmentId, levelId }: Class) => `${departmentId} ${levelId}`;
const { assigned: _, requires: __, ...fields } = courseFields;

const ids = (name: string) => sql`${sql.placeholder(name)}::int[]`;

const takenBy = prepared((db) =>
  db
    .select({
      courseId: courseClasses.courseId,
      departmentId: courseClasses.departmentId,
      levelId: courseClasses.levelId,
    })
    .from(courseClasses)
    .where(
      and(
        eq(courseClasses.sessionId, sql.placeholder("sessionId")),
        sql`(${courseClasses.departmentId}, ${courseClasses.levelId}) in (
          select * from unnest(${ids("departmentIds")}, ${ids("levelIds")}))`,
      ),
    )
    .prepare(`${keptPlan}courses_of_classes`),
);

const required = alias(courses, "required");

/** What courses require, made of all of them at once: to ask it of each takes ten times as long. */
const requirements = (db: Reader) =>
  db
    .select({
      courseId: coursePrerequisites.courseId,
      requires: sql<Course["requires"]>`json_agg(
        json_build_object('id', ${required.id}, 'code', ${required.code}) order by ${required.code})`.as(
        "required_today",
      ),
      changed: sql<boolean>`bool_or(${required.id} in (
        select changed.course_id from courses_before changed))`.as("required_changed"),
    })
    .from(coursePrerequisites)
    .innerJoin(required, eq(required.id, coursePrerequisites.requiredCourseId))
    .groupBy(coursePrerequisites.courseId)
    .as("needed");

/** What may be on offer, by the id, as `coursesFor` has it of one class. */
const named = sql`(
  select own.id from courses own
  where own.level_id = any(${ids("levelIds")}) and own.semester = ${sql.placeholder("semester")}
    and (own.department_id = any(${ids("departmentIds")}) or own.borrowable)
  union
  select earlier.course_id from courses_before earlier
  where earlier.level_id = any(${ids("levelIds")})
    and earlier.semester = ${sql.placeholder("semester")}
    and (earlier.department_id = any(${ids("departmentIds")}) or earlier.borrowable)
  union
  select unnest(${ids("taken")} || ${ids("carriedOver")})) named`;

const offeredTo = prepared((db) => {
  const needed = requirements(db);
  return db
    .select({
      ...fields,
      requires: sql<
        Course["requires"]
      >`case when ${isChangedSince} or ${needed.changed} then ${requiredAsOf(askedFrom)}
        else coalesce(${needed.requires}, '[]') end`,
    })
    .from(named)
    .innerJoinLateral(courseAsOf(askedFrom, sql`named.id`), sql`true`)
    .leftJoin(needed, eq(needed.courseId, courses.id))
    .where(
      and(
        isNull(courses.deletedAt),
        eq(courses.semester, sql.placeholder("semester")),
        or(
          and(
            courses.active,
            or(
              and(
                sql`${courses.levelId} = any(${ids("levelIds")})`,
                or(sql`${courses.departmentId} = any(${ids("departmentIds")})`, courses.borrowable),
              ),
              sql`${courses.id} = any(${ids("taken")})`,
            ),
          ),
          sql`${courses.id} = any(${ids("carriedOver")})`,
        ),
      ),
    )
    .prepare(`${keptPlan}courses_offered_to_classes`);
});

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
  const taking = await takenBy(db).execute({ sessionId, departmentIds, levelIds });
  const offered = await offeredTo(db).execute({
    sessionId,
    semester,
    departmentIds,
    levelIds,
    taken: [...new Set(taking.map(({ courseId }) => courseId))],
    carriedOver: [...new Set(carriedOver)],
  });
  const assigned = new Set(taking.map((one) => `${keyOf(one)} ${one.courseId}`));
  return (of: Class) =>
    offered.map((course) => ({ ...course, assigned: assigned.has(`${keyOf(of)} ${course.id}`) }));
}
