import { NumberField } from "@polyportal/ui/number-field";
import { SelectField } from "@polyportal/ui/select-field";
import { SideForm } from "@polyportal/ui/side-form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm } from "@polyportal/ui/use-app-form";
import type { Course } from "./course.ts";
import { courseSchema } from "./course.ts";
import { courseMessages } from "./course-messages.ts";

const { add, edit, fields, save, semesters } = courseMessages;
const blank = { code: "", title: "", units: "", semester: "" };

type CourseFormProps = {
  /** The course to change; a new one without it. */
  course?: Course;
  onSave: (course: Course) => Promise<void> | void;
  onClose: () => void;
};

/** A course, added or changed, beside the list. */
export function CourseForm({ course, onSave, onClose }: CourseFormProps) {
  // A form's values mirror the screen, where a number is its digits.
  const form = useAppForm(courseSchema, course ? { ...course, units: `${course.units}` } : blank);
  return (
    <SideForm
      open
      onClose={onClose}
      title={course ? edit(course.code) : add}
      submitLabel={save}
      form={form}
      onSubmit={onSave}
    >
      <TextField name="code" label={fields.code} required readOnly={course !== undefined} />
      <TextField name="title" label={fields.title} required />
      <NumberField name="units" label={fields.units} required />
      <SelectField name="semester" label={fields.semester} options={semesters} required />
    </SideForm>
  );
}
