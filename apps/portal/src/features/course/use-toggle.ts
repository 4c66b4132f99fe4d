import { useOperation } from "@polyportal/api-client/query/use-operation";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { useCallback } from "react";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import type { Course } from "./course-values.ts";

/**
 * Switches a course on or off; one press takes it back. Of what students carry over the server first tells
 * how many do: `ask` puts that to whoever is about to do it.
 */
export function useToggle(ask: (course: Course, question: string) => void) {
  const { mutate } = useOperation("toggleCourseStatus", {
    invalidates: ["listCourses", "getCourse", "getHistory", "listCourseLecturers"],
  });
  return useCallback(
    (course: Course, { carried = false }: { carried?: boolean } = {}) => {
      const { id, code, active, revision } = course;
      const back = () =>
        mutate({ id, revision: revision + 1, active, carried: true }, { onError: tellFailed });
      mutate(
        { id, revision, active: !active, carried },
        {
          onSuccess: () =>
            toastWithUndo(active ? words.switchedOff(code) : words.switchedOn(code), back),
          onError: (error) =>
            error.code === "course_carried" ? ask(course, error.message) : tellFailed(error),
        },
      );
    },
    [ask, mutate],
  );
}
