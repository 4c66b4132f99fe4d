import { screeningSlipPageWords as words } from "@polyportal/domain/messages/screening-slip.words";
import { screeningSlipSchema } from "@polyportal/domain/application/screening";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { lazyPart } from "../../app/lazy-part.ts";
import { LookupPage } from "../../app/lookup-page.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

const FoundSlip = lazyPart(async () => (await import("./found-slip.tsx")).FoundSlip);
const SlipInvoice = lazyPart(async () => (await import("./slip-invoice.tsx")).SlipInvoice);

/** The screening slip, by JAMB number and phone number. If it has a fee, first its invoice. */
export function Page() {
  const lookup = useLookup("getPutmeSlip");
  const form = useAppForm(screeningSlipSchema, { jambNumber: "", mobileNumber: "" });
  type Values = FormValues<typeof form>;
  const { answer, asked } = lookup;
  return (
    <LookupPage
      title={words.title}
      found={
        <>
          {answer?.slip && <FoundSlip slip={answer.slip} />}
          {answer?.invoice && (
            <SlipInvoice invoice={answer.invoice} onPaid={() => asked && void lookup.ask(asked)} />
          )}
        </>
      }
    >
      <LookupForm
        title={words.title}
        info={words.info}
        submitLabel={words.show}
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
      >
        <TextField<Values>
          name="jambNumber"
          label={words.jambNumber}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
        <PhoneField<Values> name="mobileNumber" label={words.mobileNumber} required />
      </LookupForm>
    </LookupPage>
  );
}
