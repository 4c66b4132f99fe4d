import type { RowOf } from "@polyportal/api-client/list/describe";
import { countOf } from "@polyportal/domain/course/classes";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { useClassSizes } from "./use-class-sizes.ts";

/** A course of the list, with the classes that take it in the session. */
export type TakenCourse = RowOf<"listCourseClasses">;

/** A course's own class, the others in a few words, and how many students that are. */
export function TakenBy({ course }: { course: TakenCourse }) {
  const { department, level, classes, sessionId } = course;
  const sizes = useClassSizes(sessionId);
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <span>{words.home(department, level)}</span>
      {classes.length > 0 && <span>{words.more(classes)}</span>}
      <span className="min-h-5 text-14 text-ink-muted">
        {sizes && words.students(countOf(sizes, [course, ...classes]))}
      </span>
    </div>
  );
}
