import { sundryReceiptWords as words } from "@polyportal/domain/messages/sundry-receipts.words";
import { sundryReceiptSchema } from "@polyportal/domain/sundry/payer-number";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PageLoader } from "@polyportal/ui/page-loader";
import { RrrField } from "@polyportal/ui/rrr-field";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { lazy, Suspense } from "react";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

const ReceiptSheet = lazy(async () => ({
  default: (await import("./receipt-sheet.tsx")).ReceiptSheet,
}));

/** The receipt of something bought, by its RRR and its payer's number. */
export function Page() {
  const lookup = useLookup("findSundryReceipt");
  const form = useAppForm(sundryReceiptSchema, { rrr: "", payer: "" });
  type Values = FormValues<typeof form>;
  return (
    <PageFrame title={words.title}>
      {/* As wide as the sheet, so that the form and the receipt begin at one line. */}
      <div className="mx-auto max-w-[210mm] print:hidden">
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
      </div>
      <div role="status" className="mt-8 empty:hidden print:mt-0">
        <Suspense fallback={<PageLoader />}>
          {lookup.answer && <ReceiptSheet receipt={lookup.answer} />}
        </Suspense>
      </div>
    </PageFrame>
  );
}
