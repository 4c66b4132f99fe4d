import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import { paymentCheckMessages } from "@polyportal/domain/messages/payment-check";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { PaymentCheck } from "@polyportal/ui/payment-check";
import { useLocation, useSearchParams } from "react-router-dom";
import { GoBack } from "../../app/go-back.tsx";
import { PageFrame } from "../../app/page-frame.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { useInvoice } from "../../app/use-invoice.ts";

/**
 * An invoice, or the receipt that it has become: by `?invoice=<id>` for its owner, or the masked one
 * that a look-up left in the history entry. With neither, the page leads back.
 */
export function Page() {
  const location = useLocation();
  const [search] = useSearchParams();
  const id = search.get("invoice");
  if (id) return <OwnInvoice key={id} id={id} />;
  const state: { data?: Invoice } | null = location.state;
  return state?.data ? <InvoiceSheet invoice={state.data} check={<VerifyByRrr />} /> : <GoBack />;
}

/** Who has found an invoice by its phone number cannot make us ask the gateway for it; its RRR can. */
function VerifyByRrr() {
  return (
    <p>
      {paymentCheckMessages.paidAlready}{" "}
      <Link href={publicPaths.verifyRemitaStatus}>{invoiceWords.verifyByRrr}</Link>
    </p>
  );
}

function OwnInvoice({ id }: { id: string }) {
  const { invoice, error, confirming, answer, confirm, tryAgain } = useInvoice(id);
  const check = { error, confirming, answer, confirm };
  if (invoice) return <InvoiceSheet invoice={invoice} check={<PaymentCheck {...check} />} />;
  return (
    <PageFrame title={invoiceWords.invoice}>
      <PageTitle>{invoiceWords.invoice}</PageTitle>
      {error ? (
        <Alert status="fail" live className="mt-6">
          <p>{loadFailed(error.message)}</p>
          <Button className="mt-3" onClick={tryAgain}>
            {tryAgainLabel}
          </Button>
        </Alert>
      ) : (
        <PageLoader
          label={confirming ? paymentCheckMessages.asking : invoiceWords.fetchingInvoice}
        />
      )}
    </PageFrame>
  );
}
