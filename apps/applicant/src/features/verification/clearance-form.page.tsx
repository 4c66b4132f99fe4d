import { clearanceFormSchema } from "@polyportal/domain/admission/clearance-form";
import { clearanceFormPageWords as words } from "@polyportal/domain/messages/clearance-form.words";
import { BirthDateField } from "@polyportal/ui/birth-date-field";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { lazyPart } from "../../app/lazy-part.ts";
import { LookupPage } from "../../app/lookup-page.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

const FoundClearance = lazyPart(async () => (await import("./found-clearance.tsx")).FoundClearance);

/** A newcomer's clearance sheet, by the reference of the acceptance fee and the date of birth. */
export function Page() {
  const lookup = useLookup("getClearanceForm");
  const form = useAppForm(clearanceFormSchema, { rrr: "", dateOfBirth: "" });
  type Values = FormValues<typeof form>;
  return (
    <LookupPage
      title={words.title}
      found={lookup.answer && <FoundClearance form={lookup.answer} />}
    >
      <LookupForm
        title={words.title}
        info={words.info}
        submitLabel={words.show}
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
      >
        <RrrField<Values> name="rrr" label={words.rrr} required />
        <BirthDateField<Values> name="dateOfBirth" label={words.dateOfBirth} required />
      </LookupForm>
    </LookupPage>
  );
}
