import { useOperation } from "@polyportal/api-client/query/use-operation";
import { todayInLagos } from "@polyportal/domain/format/date";
import { officeMessages, officeWords } from "@polyportal/domain/messages/office";
import type { Office } from "@polyportal/domain/rights/offices";
import { officeSchema } from "@polyportal/domain/user-management/office-form";
import { CheckboxField } from "@polyportal/ui/checkbox-field";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { DateField } from "@polyportal/ui/date-field";
import { SearchComboboxField } from "@polyportal/ui/search-combobox-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useWatch } from "react-hook-form";
import { SideForm } from "../../parts/form/side-form.tsx";
import { useLoadPeople } from "../../parts/people/use-load-people.ts";
import { WhoGains } from "../../parts/rights/who-gains.tsx";
import { useUnits } from "../../parts/units/use-units.ts";

const { fields } = officeMessages;

/** Gives somebody an office of a unit, for good or for a time. */
export function AssignOffice({ office, onClose }: { office: Office; onClose: () => void }) {
  const words = officeWords[office];
  const faculties = useUnits();
  const units =
    office === "head of department"
      ? faculties.flatMap(({ departments }) => departments)
      : faculties;
  const { mutateAsync } = useOperation("assignOffice", { invalidates: ["listOffices", "getUser"] });
  const form = useAppForm(officeSchema(office), {
    since: todayInLagos(),
    until: "",
    acting: false,
  });
  type Values = FormValues<typeof form>;
  const holderId = useWatch({ control: form.control, name: "holderId" });
  return (
    <SideForm
      form={form}
      open
      onClose={onClose}
      title={words.assign}
      submitLabel={officeMessages.save}
      onSubmit={async (values) => {
        await mutateAsync({ ...values, office });
        toast({ title: officeMessages.saved, status: "success" });
        onClose();
      }}
    >
      <ComboboxField<Values>
        name="unitId"
        label={words.unit}
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <SearchComboboxField<Values>
        name="holderId"
        label={fields.holder}
        hint={fields.holderHint}
        loadOptions={useLoadPeople("lecturer")}
        required
      />
      {holderId && <WhoGains wish={{ office: { office, holderId } }} />}
      <DateField<Values> name="since" label={fields.since} required />
      <DateField<Values> name="until" label={fields.until} hint={fields.untilHint} />
      <CheckboxField<Values> name="acting" label={fields.acting} />
    </SideForm>
  );
}
