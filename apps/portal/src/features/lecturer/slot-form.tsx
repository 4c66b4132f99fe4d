import type { Output } from "@polyportal/api-client/client/client";
import { invalidate } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { weekdays } from "@polyportal/domain/format/date";
import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { slotChangeSchema, slotSchema } from "@polyportal/domain/timetable/slots";
import { SearchComboboxField } from "@polyportal/ui/search-combobox-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQueryClient } from "@tanstack/react-query";
import { SideForm } from "../../parts/form/side-form.tsx";
import { shownByTimetable } from "./shown-by-timetable.ts";
import type { Slot } from "./timetable-list.tsx";
import { useLoadCourses } from "./use-load-courses.ts";

const { columns: heads } = words;

type AddProps = {
  session: Output<"listSessions">[number];
  onClose: () => void;
};

/** Puts a lecture into the timetable of a session. */
export function AddSlot({ session, onClose }: AddProps) {
  const { mutateAsync } = useOperation("createTimetableSlot", { invalidates: shownByTimetable });
  const { load, called } = useLoadCourses();
  const form = useAppForm(slotSchema, {
    courseId: "",
    sessionId: session.id,
    day: "",
    begins: "",
    ends: "",
    room: "",
  });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      open
      onClose={onClose}
      title={words.addTitle(session.name)}
      submitLabel={words.save}
      onSubmit={(values) => mutateAsync(values)}
      saved={({ courseId }) => words.added(called(courseId))}
    >
      <SearchComboboxField<Values>
        name="courseId"
        label={heads.course}
        hint={words.courseHint}
        loadOptions={load}
        required
      />
      <TimeFields />
    </SideForm>
  );
}

/** Moves a lecture in the week, or to another room. */
export function ChangeSlot({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useOperation("updateTimetableSlot", {
    invalidates: shownByTimetable,
    // Whoever has saved meanwhile is seen in the list behind.
    onError: () => void invalidate(queryClient, shownByTimetable),
  });
  const { id, code, title, session, day, begins, ends, room } = slot;
  const was = { day, begins, ends, room };
  const form = useAppForm(slotChangeSchema, was);
  return (
    <SideForm
      form={form}
      open
      onClose={onClose}
      title={words.changeTitle(code, session)}
      intro={title}
      submitLabel={words.save}
      onSubmit={(values) => mutateAsync({ id, slot: values, was })}
      saved={() => words.changed(code)}
    >
      <TimeFields />
    </SideForm>
  );
}

type Time = { day: unknown; begins: string; ends: string; room: string };

/** When and where. */
const TimeFields = () => (
  <>
    <SelectField<Time>
      name="day"
      label={heads.day}
      options={weekdays.map((day, at) => ({ value: at + 1, label: day }))}
      required
    />
    <TextField<Time>
      name="begins"
      label={heads.begins}
      hint={words.timeHint}
      autoComplete="off"
      required
    />
    <TextField<Time> name="ends" label={heads.ends} autoComplete="off" required />
    <TextField<Time> name="room" label={heads.room} hint={words.roomHint} />
  </>
);
