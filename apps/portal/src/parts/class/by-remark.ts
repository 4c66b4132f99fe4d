import type { Output } from "@polyportal/api-client/client/client";

type Student = Output<"getCompositeResults">["students"][number];

/** The students of a class who have a remark, as papers list them; null is no result. */
export const studentsWith = (
  students: readonly Student[],
  remark: Student["cgpaRemark"],
): (Student & { average: number | undefined })[] =>
  students
    .filter(({ cgpaRemark }) => cgpaRemark === remark)
    .map((student) => ({ ...student, average: student.cumulative?.gradePointAverage }));
