import { verificationWords } from "@polyportal/domain/messages/verification.words";
import { feeReceiptSchema } from "@polyportal/domain/payment/rrr-form";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ApplicantCode } from "../../app/applicant-code.tsx";
import { LookupPage } from "../../app/lookup-page.tsx";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

const FoundReceipt = lazyPart(async () => (await import("./found-receipt.tsx")).FoundReceipt);

/** The receipt of a paid RRR, for its payer: a device that is new to it is asked for a code. */
export function Page() {
  const [asked, setAsked] = useState<{ rrr: string; mobileNumber: string; sent: string }>();
  const lookup = useLookup("getFeeReceipt", {
    onAnswer: () => setAsked(undefined),
    onRefused: ({ code, message }, { rrr, mobileNumber }) => {
      if (code !== "applicant_code_needed") return false;
      setAsked({ rrr, mobileNumber, sent: message });
      return true;
    },
  });
  const form = useAppForm(feeReceiptSchema, { rrr: "", mobileNumber: "" });
  type Values = FormValues<typeof form>;
  if (asked) {
    const { sent, ...input } = asked;
    return (
      <PageFrame title={verificationWords.feeReceipt}>
        <div className="mx-auto max-w-[210mm]">
          <ApplicantCode
            title={verificationWords.feeReceipt}
            submitLabel={verificationWords.showReceipt}
            sent={sent}
            onCode={(code) => lookup.ask({ ...input, code })}
            onAnother={() => setAsked(undefined)}
            failure={lookup.failure}
          />
        </div>
      </PageFrame>
    );
  }
  return (
    <LookupPage
      title={verificationWords.feeReceipt}
      found={lookup.answer && <FoundReceipt invoice={lookup.answer} />}
    >
      <LookupForm
        title={verificationWords.feeReceipt}
        info={verificationWords.enterPaidRrr}
        submitLabel={verificationWords.showReceipt}
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
      >
        <RrrField<Values> name="rrr" label={verificationWords.rrr} required />
        <PhoneField<Values> name="mobileNumber" label={verificationWords.mobileNumber} required />
      </LookupForm>
    </LookupPage>
  );
}
