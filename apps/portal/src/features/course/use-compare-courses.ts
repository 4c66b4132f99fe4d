import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { levels } from "@polyportal/domain/student/levels";
import { departmentName, useDepartments } from "../../parts/units/use-units.ts";
import type { Course, CourseValues } from "./course-values.ts";

const { columns: heads, yes, no } = words;

/**
 * Lays what was typed beside what another has saved meanwhile, field by field; what prerequisites are
 * called says the course as it was known here.
 */
export function useCompareCourses(known: readonly Course[]) {
  const departments = useDepartments();
  const codes = new Map(
    known.flatMap(({ requires }) => requires.map(({ id, code }) => [id, code])),
  );
  return (mine: CourseValues, theirs: Course) => {
    const fields = [
      [heads.code, mine.code, theirs.code],
      [heads.title, mine.title, theirs.title],
      [heads.creditUnit, mine.creditUnit, theirs.creditUnit],
      [heads.department, departmentName(departments, mine.departmentId), theirs.department],
      [heads.level, levels.find(({ id }) => id === Number(mine.levelId))?.name, theirs.level],
      [heads.semester, mine.semester, theirs.semester],
      [heads.status, mine.status, theirs.status],
      [
        heads.split,
        words.split({ test: Number(mine.test), lab: Number(mine.lab), exam: Number(mine.exam) }),
        words.split(theirs.split),
      ],
      [
        heads.requires,
        // What was only now chosen here is known to the field alone.
        mine.requires.map((id) => codes.get(Number(id)) ?? words.chosenNow).join(", "),
        theirs.requires.map(({ code }) => code).join(", "),
      ],
      [heads.borrowable, mine.borrowable ? yes : no, theirs.borrowable ? yes : no],
    ] as const;
    return fields.map(([label, before, after]) => ({
      label,
      before: String(before ?? ""),
      after: String(after),
    }));
  };
}
