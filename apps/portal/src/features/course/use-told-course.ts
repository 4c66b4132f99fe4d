import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { levels } from "@polyportal/domain/student/levels";
import { departmentName, useDepartments } from "../../parts/units/use-units.ts";
import type { Course, CourseValues } from "./course-values.ts";

const { columns: heads, yes, no } = words;

/** Tells what a form says of a course; what its prerequisites are called says the course as it was known. */
export function useToldCourse(known: readonly Course[]) {
  const departments = useDepartments();
  const codes = new Map(
    known.flatMap(({ requires }) => requires.map(({ id, code }) => [id, code])),
  );
  return ({ test, lab, exam, ...values }: CourseValues) => ({
    [heads.code]: values.code,
    [heads.title]: values.title,
    [heads.creditUnit]: String(values.creditUnit),
    [heads.department]:
      departmentName(departments, values.departmentId) ||
      known.find(({ departmentId }) => departmentId === values.departmentId)?.department,
    [heads.level]: levels.find(({ id }) => id === Number(values.levelId))?.name,
    [heads.semester]: values.semester,
    [heads.status]: values.status,
    [heads.split]: words.split({ test: Number(test), lab: Number(lab), exam: Number(exam) }),
    // What was only now chosen here is known to the field alone.
    [heads.requires]: values.requires
      .map((id) => codes.get(Number(id)) ?? words.chosenNow)
      .join(", "),
    [heads.borrowable]: values.borrowable ? yes : no,
  });
}
