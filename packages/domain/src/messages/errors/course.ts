import type { ErrorAnswer } from "./answer.ts";

const refused = (message: string) => ({ status: 409, title: "Failed!", message }) as const;

/** What acts upon courses may answer. */
export const courseErrors = {
  course_needs_itself: refused("a course cannot need itself"),
  courses_need_each_other: refused("These courses need each other."),
  course_scored: refused(
    "Scores of this session are entered: units and split change from the next.",
  ),
  course_carried: refused(
    "Students carry this course over: switched off, it still comes back at their registration.",
  ),
  classes_of_past: refused(
    "This session is over, and a class concerned has registered in it: who took what stays as it was.",
  ),
  course_in_use: refused("This course is in use, and cannot be deleted."),
} as const satisfies Record<string, ErrorAnswer>;
