import type { Output } from "@polyportal/api-client/client/client";
import type { CourseFormProps } from "@polyportal/ui/course-form";

type Form = CourseFormProps["form"];

/** A session's courses as the props of their form. */
export const courseFormView = (
  { session, student, semesters, totalUnits, verification }: Output<"getCourseForm">,
  school: Form["school"],
  photoSrc: string | undefined,
): Form => ({
  school,
  student: { ...student, photoSrc },
  session: session.name,
  semesters: semesters.map((semester) => ({
    ...semester,
    courses: semester.courses.map((course) => ({ ...course, status: course.kind })),
  })),
  totalUnits,
  verification,
});
