import { useOperation } from "@polyportal/api-client/query/use-operation";
import { assignmentSchema } from "@polyportal/domain/lecturer/course-lecturers";
import { courseLecturerActs as words } from "@polyportal/domain/messages/course-lecturer-acts";
import { MultiComboboxField } from "@polyportal/ui/multi-combobox-field";
import type { LoadOptions } from "@polyportal/ui/search-combobox-field";
import { SelectField } from "@polyportal/ui/select-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useCallback, useRef, useState } from "react";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { TaughtCourse } from "./course-columns.tsx";
import { LoadWarning } from "./load-warning.tsx";
import { shownByAssignment } from "./shown-by-timetable.ts";
import { useLoadLecturers } from "./use-load-lecturers.ts";

type Props = { course: TaughtCourse; onClose: () => void };

/** Assigns several lecturers to a course at once, one of whom may become its coordinator. */
export function AssignLecturers({ course, onClose }: Props) {
  const { id: courseId, code, title, session, sessionId, lecturers } = course;
  const { mutateAsync } = useOperation("assignCourseLecturers", {
    invalidates: shownByAssignment,
  });
  const form = useAppForm(assignmentSchema, {
    courseId,
    sessionId,
    lecturerIds: [],
    coordinatorId: "",
  });
  type Values = FormValues<typeof form>;
  const { load, called } = useNamed(useLoadLecturers());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const coordinator = lecturers.find((one) => one.coordinator);
  return (
    <SideForm
      form={form}
      open
      onClose={onClose}
      title={words.assignTitle(code)}
      intro={words.about(title, session)}
      submitLabel={words.save}
      onSubmit={async (values) => {
        const { assigned } = await mutateAsync(values);
        toast({ title: words.assigned(assigned, code), status: "success" });
        onClose();
      }}
    >
      <MultiComboboxField<Values>
        name="lecturerIds"
        label={words.add}
        hint={words.addHint}
        loadOptions={load}
        onChosen={(values) => {
          const ids = values.map(String);
          setChosen(ids);
          if (!ids.includes(form.getValues("coordinatorId") ?? "")) {
            form.setValue("coordinatorId", "");
          }
        }}
        required
      />
      <LoadWarning course={course} lecturerIds={chosen} />
      {coordinator ? (
        <p>{words.coordinatorIs(coordinator.name)}</p>
      ) : (
        <SelectField<Values>
          name="coordinatorId"
          label={words.coordinatorToBe}
          hint={words.coordinatorHint}
          placeholder={words.noneToBe}
          options={chosen.map((id) => ({ value: id, label: called(id) }))}
        />
      )}
    </SideForm>
  );
}

/** Remembers what the found are called, for another field that offers the chosen ones. */
function useNamed(search: LoadOptions) {
  const names = useRef(new Map<string, string>());
  const load: LoadOptions = useCallback(
    async (...asked) => {
      const page = await search(...asked);
      for (const { value, label } of page.options) names.current.set(String(value), label);
      return page;
    },
    [search],
  );
  const called = (id: string) => names.current.get(id) ?? id;
  return { load, called };
}
