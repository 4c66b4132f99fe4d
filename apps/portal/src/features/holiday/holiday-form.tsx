import { useOperation } from "@polyportal/api-client/query/use-operation";
import { holidaySchema } from "@polyportal/domain/holiday/holiday-form";
import { holidayWords as words } from "@polyportal/domain/messages/holidays";
import { DateField } from "@polyportal/ui/date-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { SideForm } from "../../parts/form/side-form.tsx";

/** Enters a day on which the school is closed, beside the list. */
export function HolidayForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useOperation("addHoliday", { invalidates: ["listHolidays"] });
  const form = useAppForm(holidaySchema, { day: "", name: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.addTitle}
      intro={words.addIntro}
      submitLabel={words.save}
      onClose={onClose}
      onSubmit={mutateAsync}
      saved={({ name }) => words.added(name)}
    >
      <DateField<Values> name="day" label={words.columns.day} required />
      <TextField<Values> name="name" label={words.columns.name} autoComplete="off" required />
    </SideForm>
  );
}
