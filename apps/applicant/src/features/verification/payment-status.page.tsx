import { verificationWords } from "@polyportal/domain/messages/verification.words";
import { rrrSchema } from "@polyportal/domain/payment/rrr-form";
import { LookupForm } from "@polyportal/ui/lookup-form";
import { RrrField } from "@polyportal/ui/rrr-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PageFrame } from "../../app/page-frame.tsx";
import { useLookup } from "../../app/use-lookup.tsx";

const formId = "payment-status";

/** Fetched while the payment service is asked, which takes longer. */
const loadState = () => import("./payment-state.tsx");
const PaymentState = lazy(async () => ({ default: (await loadState()).PaymentState }));

/**
 * The RRR with which the gateway sends back a payer who found the invoice by its phone number: taken
 * out of the address, and asked for at once.
 */
function useReturnedRrr(): string {
  const [search, setSearch] = useSearchParams();
  const [returned] = useState(() => search.get("RRR") ?? "");
  const askAtOnce = useEffectEvent(() => {
    if (!returned) return;
    setSearch({}, { replace: true });
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  });
  // Once: asking again is up to the person.
  useEffect(() => askAtOnce(), []);
  return returned;
}

/** The state of any RRR of this school, and what comes next. */
export function Page() {
  const lookup = useLookup("verifyRemitaStatus");
  const form = useAppForm(rrrSchema, { rrr: useReturnedRrr() });
  type Values = FormValues<typeof form>;
  return (
    <PageFrame title={verificationWords.verifyPaymentStatus}>
      <LookupForm
        id={formId}
        title={verificationWords.verifyPaymentStatus}
        info={verificationWords.enterInvoiceRrr}
        submitLabel={verificationWords.verify}
        form={form}
        onSubmit={(input) => {
          void loadState();
          return lookup.ask(input);
        }}
        failure={lookup.failure}
        result={
          lookup.answer && (
            <Suspense>
              <PaymentState payment={lookup.answer} />
            </Suspense>
          )
        }
      >
        <RrrField<Values> name="rrr" label={verificationWords.rrr} required />
      </LookupForm>
    </PageFrame>
  );
}
