import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { gradingScale } from "@polyportal/domain/results/scale";
import { courseKey } from "@polyportal/domain/results/what-if-form";
import { unitsOf, whatIfMessages } from "@polyportal/domain/messages/results";
import { semesterName } from "@polyportal/domain/messages/semester";
import { SelectField } from "@polyportal/ui/select-field";

type Course = {
  courseId: number;
  code: string;
  title: string;
  creditUnit: number;
  /** When it is taken, where it is registered. */
  semester?: string;
};

/** The grades that can be supposed, best first. */
export const gradeOptions = gradingScale.map(({ grade, point }) => ({
  value: grade,
  label: `${grade} (${point})`,
}));

/** A grade to suppose for each course. */
export function CourseGrades({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-upto-2 sm:items-end">
      {courses.map(({ courseId, code, title, creditUnit, semester }) => (
        <li key={courseId}>
          <SelectField
            name={`known.${courseKey(courseId)}`}
            label={`${code} ${title}`}
            hint={[unitsOf(formatCreditUnits(creditUnit)), semester && semesterName(semester)]
              .filter(Boolean)
              .join(", ")}
            options={gradeOptions}
            placeholder={whatIfMessages.noGrade}
          />
        </li>
      ))}
    </ul>
  );
}
