import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { feesWords } from "@polyportal/domain/messages/fees.words";
import type { StudentPaymentPurpose } from "@polyportal/domain/payment/purposes";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink, Link } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { Receipt } from "@polyportal/ui/receipt";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { receiptView } from "../../parts/invoice/invoice-views.ts";
import { PortalPage } from "../../app/portal-page.tsx";

type Props = {
  /** The paper's name. */
  title: string;
  purpose: StudentPaymentPurpose;
  /** Where one pays. */
  home: string;
};

/** The receipt of `?invoice=<id>`; without it the only one there is, or a choice of them. */
export function ReceiptPage(props: Props) {
  const [search] = useSearchParams();
  const id = search.get("invoice");
  return id ? <OneReceipt {...props} id={id} /> : <AllReceipts {...props} />;
}

function AllReceipts(props: Props) {
  const { title, purpose, home } = props;
  const { pathname } = useLocation();
  const query = useQuery(queryOptionsFor(useClient(), "listStudentReceipts", { purpose }));
  const [only, ...others] = query.data ?? [];
  if (only && others.length === 0) return <OneReceipt {...props} id={only.id} />;
  return (
    <PortalPage title={title}>
      <Fetched query={query} label={fetching}>
        {(receipts) =>
          receipts.length === 0 ? (
            <NotPaid home={home} />
          ) : (
            <ul className="divide-y divide-line rounded border border-line bg-paper-raised">
              {receipts.map(({ id, description, amount }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-6 px-4 py-3 sm:px-6">
                  <Link href={withSearch(pathname, { invoice: id })}>{description}</Link>
                  <Money amount={amount} />
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
    </PortalPage>
  );
}

function OneReceipt({ title, purpose, home, id }: Props & { id: string }) {
  const issuer = useIssuer();
  const query = useQuery(queryOptionsFor(useClient(), "getStudentInvoice", { id }));
  const invoice = query.data;
  if (invoice?.state === "paid" && invoice.purpose === purpose) {
    return (
      <DocumentPage title={title}>
        <Receipt receipt={receiptView(invoice, issuer, title)} />
      </DocumentPage>
    );
  }
  return (
    <PortalPage title={title}>
      <Fetched query={query} label={fetching}>
        {(other) =>
          other.state === "paid" ? (
            <NotPaid home={home} />
          ) : (
            <Alert status="warning" title={feesWords.invoiceNotPaid}>
              <Button asChild className="mt-3">
                <BareLink href={studentInvoicePath(other.purpose, other)}>
                  {feesWords.openInvoice}
                </BareLink>
              </Button>
            </Alert>
          )
        }
      </Fetched>
    </PortalPage>
  );
}

const fetching = feesWords.fetchingReceipt;

function NotPaid({ home }: { home: string }) {
  return (
    <EmptyState
      action={
        <Button asChild>
          <BareLink href={home}>{feesWords.seeWhatToPay}</BareLink>
        </Button>
      }
    >
      {feesWords.noReceiptYet}
    </EmptyState>
  );
}
