import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { gradingScale } from "@polyportal/domain/grading/scale";
import { courseKey } from "@polyportal/domain/grading/what-if-form";
import { whatIfMessages } from "@polyportal/domain/messages/results";
import { SelectField } from "@polyportal/ui/select-field";

type Course = { courseId: number; code: string; title: string; creditUnit: number };

/** The grades that can be supposed, best first. */
export const gradeOptions = gradingScale.map(({ grade, point }) => ({
  value: grade,
  label: `${grade} (${point})`,
}));

/** A grade to suppose for each course. */
export function CourseGrades({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {courses.map(({ courseId, code, title, creditUnit }) => (
        <li key={courseId}>
          <SelectField
            name={`known.${courseKey(courseId)}`}
            label={`${code} ${title}`}
            hint={`${whatIfMessages.units}: ${formatCreditUnits(creditUnit)}`}
            options={gradeOptions}
            placeholder={whatIfMessages.noGrade}
          />
        </li>
      ))}
    </ul>
  );
}
