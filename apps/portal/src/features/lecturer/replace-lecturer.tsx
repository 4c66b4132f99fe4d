import { useOperation } from "@polyportal/api-client/query/use-operation";
import { replacementSchema } from "@polyportal/domain/lecturer/course-lecturers";
import { actMessages } from "@polyportal/domain/messages/act";
import { courseLecturerActs as words } from "@polyportal/domain/messages/course-lecturer-acts";
import { SearchComboboxField } from "@polyportal/ui/search-combobox-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { CourseLecturer, TaughtCourse } from "./course-columns.tsx";
import { LoadWarning } from "./load-warning.tsx";
import { shownByAssignment } from "./shown-by-timetable.ts";
import { useLoadLecturers } from "./use-load-lecturers.ts";

type Props = { course: TaughtCourse; lecturer: CourseLecturer; onClose: () => void };

/** Puts another in a lecturer's place: what that does to how many is said, and why is asked. */
export function ReplaceLecturer({ course, lecturer, onClose }: Props) {
  const { mutateAsync } = useOperation("replaceCourseLecturer", {
    invalidates: shownByAssignment,
  });
  const form = useAppForm(replacementSchema, { lecturerId: "", reason: "" });
  type Values = FormValues<typeof form>;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <SideForm
      form={form}
      open
      onClose={onClose}
      title={words.replaceTitle(lecturer.name)}
      intro={words.replaceQuestion(lecturer.name, course.code, course.students)}
      submitLabel={words.replace}
      onSubmit={(values) => mutateAsync({ ...values, id: lecturer.id })}
      saved={() => words.replaced(lecturer.name, course.code)}
    >
      <SearchComboboxField<Values>
        name="lecturerId"
        label={words.by}
        hint={words.byHint}
        loadOptions={useLoadLecturers()}
        onChosen={(id) => setChosen(id ? [String(id)] : [])}
        required
      />
      <LoadWarning course={course} lecturerIds={chosen} />
      <TextareaField<Values>
        name="reason"
        label={actMessages.reason}
        hint={actMessages.reasonHint}
        maxLength={500}
        required
      />
    </SideForm>
  );
}
