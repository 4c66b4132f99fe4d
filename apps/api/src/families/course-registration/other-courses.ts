import {
  officersCourse,
  type OfficersCourse,
} from "@polyportal/domain/course-registration/officers-choice";
import type { RegistrableCourse } from "@polyportal/domain/course-registration/registrable";
import { and, asc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { courseAsOf } from "../../database/course-as-of.ts";
import { prepared } from "../../database/prepared.ts";
import { courses, searchedCourse } from "../../database/schema/course.ts";
import { matchesSearch } from "../../lists/search.ts";
import { askedFrom, courseFields } from "./queries.ts";
import type { OfficersDesk } from "./desk.ts";

/** A course of the semester with what an officer's rules read of it, and who teaches it. */
export type Offered = RegistrableCourse & OfficersCourse & { department: string };

/** How many courses a search finds at most. */
const most = 20;

const byIds = prepared((db) =>
  db
    .select(courseFields)
    .from(sql`unnest(${sql.placeholder("ids")}::int[]) named (id)`)
    .innerJoinLateral(courseAsOf(askedFrom, sql`named.id`), sql`true`)
    .where(
      and(
        isNull(courses.deletedAt),
        eq(courses.semester, sql.placeholder("semester")),
        or(courses.active, sql`${courses.id} = any(${sql.placeholder("carriedOver")}::int[])`),
      ),
    )
    .orderBy(asc(courses.code))
    .prepare("courses_by_ids"),
);

/** Those of some courses that are taught in the semester of the desk, on offer to the class or not. */
export async function coursesOf(
  db: Reader,
  desk: OfficersDesk,
  ids: readonly number[],
): Promise<Offered[]> {
  if (ids.length === 0) return [];
  const { to, sessionId, history, awaited } = desk;
  const carriedOver = [...history.carriedOver];
  const found = await byIds(db).execute({ ...to, sessionId, ids: [...ids], carriedOver });
  return found.map((course) => ({ ...course, ...officersCourse(course, to, history, awaited) }));
}

/** The further courses that somebody finds by words: neither registered nor listed already. */
export async function findOthers(
  db: Reader,
  desk: OfficersDesk,
  search: string,
): Promise<Offered[]> {
  const known = [...listed(desk), ...(desk.registered?.courses ?? [])].map(({ id }) => id);
  const found = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        courses.active,
        isNull(courses.deletedAt),
        eq(courses.semester, desk.semester),
        known.length > 0 ? notInArray(courses.id, known) : undefined,
        matchesSearch(searchedCourse, search),
      ),
    )
    .orderBy(asc(courses.code))
    .limit(most);
  return coursesOf(
    db,
    desk,
    found.map(({ id }) => id),
  );
}

/** What stands on the page from the start; what could be borrowed is searched. */
export const listed = ({ offered, to, history, awaited }: OfficersDesk): Offered[] =>
  offered
    .filter(({ kind }) => kind !== "Borrowed")
    .map((course) => ({ ...course, ...officersCourse(course, to, history, awaited) }));
