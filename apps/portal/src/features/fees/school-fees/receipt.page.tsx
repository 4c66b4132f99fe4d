import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Receipt } from "@polyportal/ui/receipt";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { DocumentPage, useIssuer } from "../../../parts/paper/document-page.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { receiptView } from "../../../parts/invoice/invoice-views.ts";
import { PortalPage } from "../../../app/portal-page.tsx";
import { addresses } from "./addresses.ts";
import { FeeInvoices } from "./fee-invoices.tsx";

const title = schoolFeesWords.schoolFeesReceipt;

/** The receipt of a payment of school fees, or the list of them to choose from. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get("invoice");
  return id ? <OwnReceipt key={id} id={id} /> : <Receipts />;
}

function OwnReceipt({ id }: { id: string }) {
  const client = useClient();
  const issuer = useIssuer();
  const query = useQuery(queryOptionsFor(client, "getStudentInvoice", { id }));
  const { data } = query;
  if (!data) {
    return (
      <PortalPage title={title}>
        <Fetched query={query} label={schoolFeesWords.fetchingReceipt}>
          {() => null}
        </Fetched>
      </PortalPage>
    );
  }
  // There is no receipt before there is a payment.
  if (data.state !== "paid") return <Navigate to={addresses.invoice(id)} replace />;
  return (
    <DocumentPage title={title}>
      <Receipt receipt={receiptView(data, issuer, title)} />
    </DocumentPage>
  );
}

function Receipts() {
  const client = useClient();
  const receipts = useQuery(
    queryOptionsFor(client, "listStudentReceipts", { purpose: "school-fees" }),
  );
  return (
    <PortalPage title={title} lead={schoolFeesWords.whichReceipt}>
      <Fetched query={receipts} label={schoolFeesWords.fetchingReceipts}>
        {(invoices) =>
          invoices.length > 0 ? (
            <FeeInvoices invoices={invoices} />
          ) : (
            <EmptyState
              action={
                <Button asChild>
                  <BareLink href={paths.schoolFees}>{schoolFeesWords.seeWhatToPay}</BareLink>
                </Button>
              }
            >
              {schoolFeesWords.nothingPaid}
            </EmptyState>
          )
        }
      </Fetched>
    </PortalPage>
  );
}
