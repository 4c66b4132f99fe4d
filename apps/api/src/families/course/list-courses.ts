import { courseEndpoints } from "@polyportal/api-client/contract/course";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { courses, searchedCourse } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

type Required = { id: number; code: string };

// In SQL of its own: an export asks the same list for its keys alone.
const requires = sql<Required[]>`(
  select coalesce(json_agg(json_build_object('id', needed.id, 'code', needed.code)
    order by needed.code), '[]')
  from course_prerequisites
  join courses needed on needed.id = course_prerequisites.required_course_id
  where course_prerequisites.course_id = courses.id)`;

/** Courses with what the list and the record show of them. */
export const courseQuery = (db: Reader) =>
  db
    .select({ course: courses, department: departments.name, requires: requires.as("requires") })
    .from(courses)
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof courseQuery>>[number];

export function courseRow({ course, ...rest }: Found) {
  const { testMax: test, labMax: lab, examMax: exam, deletedAt: _, ...facts } = course;
  return { ...facts, ...rest, level: levelById(course.levelId).name, split: { test, lab, exam } };
}

/** The courses of the school; what was deleted is none of them. */
export const courseSource = sourceOf(courseEndpoints.listCourses, {
  query: courseQuery,
  key: courses.id,
  where: ({ department, level, semester, status, active, search }) =>
    and(
      isNull(courses.deletedAt),
      matchesSearch(searchedCourse, search),
      department && inArray(courses.departmentId, department),
      level && inArray(courses.levelId, level),
      semester && eq(courses.semester, semester),
      status && eq(courses.status, status),
      active && eq(courses.active, active === "true"),
    ),
  order: { code: [courses.code], title: [courses.title] },
  first: "code",
  row: courseRow,
});
