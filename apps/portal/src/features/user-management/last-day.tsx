import { useOperation } from "@polyportal/api-client/query/use-operation";
import { officeMessages as words } from "@polyportal/domain/messages/office";
import { lastDaySchema } from "@polyportal/domain/user-management/office-form";
import { DateField } from "@polyportal/ui/date-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { ReasonField } from "../../parts/form/reason-field.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import { shownByOffices } from "./office-state.ts";
import type { Held } from "./office-columns.tsx";

/** Sets the day with which an office ends, earlier or later than it was, or no day any more. */
export function LastDay({ held, onClose }: { held: Held; onClose: () => void }) {
  const { id, holder, unit, since, until, acting } = held;
  const clearable = until !== null && !acting;
  const { mutateAsync } = useOperation("endOffice", { invalidates: shownByOffices });
  const form = useAppForm(lastDaySchema(held), { until: until ?? "", reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      onClose={onClose}
      title={words.changeEndOf(holder, unit)}
      submitLabel={words.changeEnd}
      onSubmit={async (values) => {
        await mutateAsync({ id, ...values });
        toast({
          title: values.until ? words.changedEnd(holder, values.until) : words.clearedEnd(holder),
          status: "success",
        });
        onClose();
      }}
    >
      <DateField<Values>
        name="until"
        label={words.fields.until}
        hint={clearable ? words.fields.untilHint : undefined}
        min={since}
        required={!clearable}
      />
      <ReasonField />
    </SideForm>
  );
}
