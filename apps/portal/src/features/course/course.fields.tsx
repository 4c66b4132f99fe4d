import { semesters } from "@polyportal/domain/academic-session/semesters";
import { courseStatuses } from "@polyportal/domain/course/statuses";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { scoreParts } from "@polyportal/domain/score-sheet/split";
import { levels } from "@polyportal/domain/student/levels";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { MultiComboboxField } from "@polyportal/ui/multi-combobox-field";
import { NumberField } from "@polyportal/ui/number-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { useDepartments } from "../../parts/units/use-units.ts";
import { Laboratory } from "./laboratory.tsx";
import { useLoadCourses } from "./use-load-courses.ts";
import type { Course, CourseValues } from "./course-values.ts";

const { columns: heads, fields } = words;

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const levelOptions = levels.map(({ id, name }) => ({ value: id, label: name }));

type Props = {
  /** The one that is changed. */
  course?: Course;
  /** Scores of this session are entered: units and split are only read. */
  scored?: boolean;
};

/** All that is said of a course. */
export function CourseFields({ course, scored = false }: Props) {
  const load = useLoadCourses();
  const known = useDepartments();
  // Departments that are switched off keep the courses that they have.
  const departments =
    course && known.every(({ value }) => value !== course.departmentId)
      ? [...known, { value: course.departmentId, label: course.department }]
      : known;
  return (
    <>
      <TextField<CourseValues>
        name="code"
        label={heads.code}
        hint={fields.codeHint}
        maxLength={10}
        autoComplete="off"
        required
      />
      <TextField<CourseValues> name="title" label={heads.title} maxLength={120} required />
      <NumberField<CourseValues>
        name="creditUnit"
        label={fields.creditUnit}
        hint={scored ? words.fixed : undefined}
        readOnly={scored}
        maxLength={2}
        required
      />
      <SelectField<CourseValues>
        name="departmentId"
        label={heads.department}
        options={departments}
        required
      />
      <SelectField<CourseValues>
        name="levelId"
        label={heads.level}
        options={levelOptions}
        required
      />
      <SelectField<CourseValues>
        name="semester"
        label={heads.semester}
        options={plain(semesters)}
        required
      />
      <SelectField<CourseValues>
        name="status"
        label={heads.status}
        options={plain(courseStatuses)}
        required
      />
      <fieldset className="min-w-0">
        <legend className="font-medium">{fields.splitLegend}</legend>
        <p className="mb-2 text-14 text-ink-muted">{scored ? words.fixed : fields.splitHint}</p>
        <Laboratory disabled={scored} />
        <div className="grid grid-cols-3 items-start gap-3">
          {scoreParts.map((part) => (
            <NumberField<CourseValues>
              key={part}
              name={part}
              label={fields[part]}
              readOnly={scored}
              maxLength={3}
              // The others may count nothing.
              required={part === "exam"}
            />
          ))}
        </div>
      </fieldset>
      <MultiComboboxField<CourseValues>
        name="requires"
        label={fields.requires}
        hint={fields.requiresHint}
        loadOptions={load}
        options={course?.requires.map(({ id, code }) => ({ value: id, label: code }))}
      />
      <CheckboxField<CourseValues> name="borrowable" label={fields.borrowable} />
    </>
  );
}
