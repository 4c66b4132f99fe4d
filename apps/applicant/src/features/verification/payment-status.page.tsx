import { rrrSchema } from "@polyportal/domain/payment/rrr-form";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";
import { PaymentState } from "./payment-state.tsx";

/** The state of any RRR of this school, and what comes next. */
export function Page() {
  const lookup = useLookup("verifyRemitaStatus");
  const form = useAppForm(rrrSchema, { rrr: "" });
  return (
    <PageFrame title="Verify Payment Status">
      <LookupForm
        title="Verify Payment Status"
        info="Enter the RRR of your invoice, 12 digits. The payment service is asked at once."
        submitLabel="Verify"
        form={form}
        onSubmit={lookup.ask}
        failure={lookup.failure}
        result={lookup.answer && <PaymentState payment={lookup.answer} />}
      >
        <RrrField name="rrr" label="RRR" required />
      </LookupForm>
    </PageFrame>
  );
}
