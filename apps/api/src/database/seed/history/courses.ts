import { groupBy } from "../../../lists/group-by.ts";
import type { coursePrerequisites, courses } from "../../schema/course.ts";

type Course = typeof courses.$inferSelect;

/** What students register, by class, and what has to be passed before. */
export function courseBook(
  all: readonly Course[],
  prerequisites: readonly (typeof coursePrerequisites.$inferSelect)[],
) {
  const keyOf = (one: Pick<Course, "departmentId" | "levelId" | "semester">) =>
    `${one.departmentId} ${one.levelId} ${one.semester}`;
  const byClass = groupBy(all, keyOf);
  const byLevel = groupBy(
    all.filter(({ borrowable }) => borrowable),
    ({ levelId, semester }) => `${levelId} ${semester}`,
  );
  const required = groupBy(prerequisites, ({ courseId }) => courseId);
  return {
    ofClass: (of: Pick<Course, "departmentId" | "levelId" | "semester">): readonly Course[] =>
      byClass.get(keyOf(of)) ?? [],
    borrowable: (levelId: number, semester: string): readonly Course[] =>
      byLevel.get(`${levelId} ${semester}`) ?? [],
    mayTake: ({ id }: Course, passed: ReadonlySet<number>): boolean =>
      (required.get(id) ?? []).every(({ requiredCourseId }) => passed.has(requiredCourseId)),
  };
}

export type CourseBook = ReturnType<typeof courseBook>;
export type { Course };
