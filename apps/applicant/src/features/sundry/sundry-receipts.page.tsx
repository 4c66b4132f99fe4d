import { sundryReceiptWords as words } from "@polyportal/domain/messages/sundry-receipts.words";
import { sundryReceiptSchema } from "@polyportal/domain/sundry/payer-number";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { RrrField } from "@polyportal/ui/rrr-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { lazyPart } from "../../app/lazy-part.ts";
import { LookupPage } from "../../app/lookup-page.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

const ReceiptSheet = lazyPart(async () => (await import("./receipt-sheet.tsx")).ReceiptSheet);

/** The receipt of something bought, by its RRR and its payer's number. */
export function Page() {
  const lookup = useLookup("findSundryReceipt");
  const form = useAppForm(sundryReceiptSchema, { rrr: "", payer: "" });
  type Values = FormValues<typeof form>;
  return (
    <LookupPage
      title={words.title}
      found={lookup.answer && <ReceiptSheet receipt={lookup.answer} />}
    >
      <LookupForm
        title={words.title}
        info={words.info}
        submitLabel={words.showReceipt}
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
      >
        <RrrField<Values> name="rrr" label={words.rrr} required />
        <TextField<Values>
          name="payer"
          label={words.payer}
          required
          autoCapitalize="characters"
          autoComplete="off"
        />
      </LookupForm>
    </LookupPage>
  );
}
