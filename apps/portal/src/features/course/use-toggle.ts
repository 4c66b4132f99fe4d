import { useOperation } from "@polyportal/api-client/query/use-operation";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import type { Open } from "../../parts/list/use-over.tsx";
import type { Course } from "./course-values.ts";

// Few courses are carried over.
const SwitchOff = lazyPart(async () => (await import("./switch-off.tsx")).SwitchOff);

/**
 * Switches a course on or off; one press takes it back. Of what students carry over the server first tells
 * how many do: that is put to whoever is about to do it.
 */
export function useToggle(open: Open) {
  const { mutate } = useOperation("toggleCourseStatus", {
    invalidates: ["listCourses", "getCourse", "getHistory", "listCourseLecturers"],
  });
  return useCallback(
    ({ id, code, active, revision }: Course) => {
      const back = () =>
        mutate({ id, revision: revision + 1, active, carried: true }, { onError: tellFailed });
      const toggle = (carried: boolean) =>
        mutate(
          { id, revision, active: !active, carried },
          {
            onSuccess: () =>
              toastWithUndo(active ? words.switchedOff(code) : words.switchedOn(code), back),
            onError: (error) => {
              if (error.code !== "course_carried") return tellFailed(error);
              const onConfirm = () => toggle(true);
              open(SwitchOff, { code, question: error.message, onConfirm });
            },
          },
        );
      toggle(false);
    },
    [open, mutate],
  );
}
