import type { Output } from "@polyportal/api-client/client/client";
import type { NextStep } from "@polyportal/domain/course-registration/next-step";
import { useSaving } from "../../parts/form/saved-elsewhere.ts";

const invalidates = [
  "listRegistrations",
  "getRegistrableCourses",
  "listBorrowableCourses",
  "getRegistration",
  "getCourseForm",
  "getStudentDashboard",
] as const;

type Desk = Output<"getRegistrableCourses">;

/** Sends the chosen courses, as a registration or as what was added to one and dropped from it; why not. */
export function useSaveCourses(desk: Desk, step: NonNullable<NextStep>) {
  const register = useSaving("registerCourses", invalidates);
  const change = useSaving("addOrDropCourses", invalidates);
  const asked = {
    sessionId: desk.session.id,
    semester: desk.semester,
    began: desk.registration?.submittedAt ?? null,
  };
  const save = (courseIds: number[]) => {
    if (step !== "add-or-drop") return register.mutateAsync({ ...asked, courseIds });
    const held = desk.registration?.courses.map(({ id }) => id) ?? [];
    return change.mutateAsync({
      ...asked,
      add: courseIds.filter((id) => !held.includes(id)),
      drop: held.filter((id) => !courseIds.includes(id)),
    });
  };
  return { save, refusal: register.error ?? change.error };
}
