import type { RegistrableCourse } from "@polyportal/api-client/contract/course-registration";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { courseKindTitles } from "@polyportal/domain/messages/course-registration";
import { courseKinds } from "@polyportal/domain/course-registration/course";
import type { RegisterForm } from "@polyportal/domain/course-registration/forms";
import { Card } from "@polyportal/ui/card";
import { useFieldId } from "@polyportal/ui/field-id";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";

/** What is said of a course under its title, and whether it can be ticked or unticked. */
type Told = { note: string; locked: boolean };

type Props<Course extends RegistrableCourse> = {
  /** All that can be chosen; of those that others lend only the chosen ones are drawn. */
  offered: readonly Course[];
  /** The note on each course and whether it is locked; by default for a student, with missing prerequisites. */
  tell?: (course: Course, chosen: boolean) => Told;
};

const tellStudent = (course: RegistrableCourse, chosen: boolean): Told => ({
  note:
    course.missing.length > 0 ? courseRegistrationWords.needs(course.missing) : taughtBy(course),
  // What cannot be chosen can still be taken out, where a draft has it.
  locked: course.missing.length > 0 && !chosen,
});

/** Whose course it is, where it is not the class's own. */
export const taughtBy = ({ kind, department, level }: RegistrableCourse): string =>
  kind === "Borrowed" || kind === "Carry-over"
    ? [department, level].filter(Boolean).join(", ")
    : "";

/** The courses to tick, carry-overs first. */
export function CourseChoice<Course extends RegistrableCourse>({
  offered,
  tell = tellStudent,
}: Props<Course>) {
  const { control, setValue } = useFormContext<RegisterForm>();
  const { isSubmitted } = useFormState({ control });
  const courseIds = useWatch({ control, name: "courseIds" });
  const fieldId = useFieldId("courseIds");
  // A borrowed course that is unticked stays in its place, under the finger that unticked it.
  const [seen, setSeen] = useState<readonly number[]>(courseIds);
  const unseen = courseIds.filter((id) => !seen.includes(id));
  if (unseen.length > 0) setSeen([...seen, ...unseen]);
  const shown = offered.filter(({ id, kind }) => kind !== "Borrowed" || seen.includes(id));
  const first = shown.find(({ missing }) => missing.length === 0)?.id;
  const toggle = (id: number, on: boolean) => {
    const others = courseIds.filter((one) => one !== id);
    setValue("courseIds", on ? [...others, id] : others, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
  };
  return courseKinds.map((kind) => {
    const courses = shown.filter((course) => course.kind === kind);
    if (courses.length === 0) return null;
    return (
      <Card key={kind} title={courseKindTitles[kind]}>
        <ul className="divide-y divide-line">
          {courses.map((course) => (
            <li key={course.id}>
              <CourseLine
                course={course}
                told={tell(course, courseIds.includes(course.id))}
                controlId={course.id === first ? fieldId : `${fieldId}-${course.id}`}
                chosen={courseIds.includes(course.id)}
                onToggle={toggle}
              />
            </li>
          ))}
        </ul>
      </Card>
    );
  });
}

type LineProps = {
  course: RegistrableCourse;
  told: Told;
  controlId: string;
  chosen: boolean;
  onToggle: (id: number, on: boolean) => void;
};

function CourseLine({ course, told, controlId, chosen, onToggle }: LineProps) {
  const { id, code, title, creditUnit } = course;
  const { note, locked } = told;
  const noteId = `${controlId}-note`;
  return (
    <label
      htmlFor={controlId}
      className="flex min-h-control flex-wrap items-start gap-3 py-2.5 has-disabled:text-ink-muted"
    >
      <input
        id={controlId}
        type="checkbox"
        checked={chosen}
        disabled={locked}
        aria-describedby={note ? noteId : undefined}
        onChange={(event) => onToggle(id, event.target.checked)}
        // Above what stays at the foot of a phone's screen.
        className="mt-0.5 size-5 shrink-0 scroll-my-56 accent-brand"
      />
      <span className="min-w-0 flex-[1_1_8rem]">
        <span className="font-medium whitespace-nowrap">{code}</span> {title}
        {note && (
          <span id={noteId} className="block text-14 text-ink-muted">
            {note}
          </span>
        )}
      </span>
      <span className="shrink-0 tabular-nums">
        {formatCreditUnits(creditUnit)}
        <span className="sr-only"> {courseRegistrationWords.units}</span>
      </span>
    </label>
  );
}
