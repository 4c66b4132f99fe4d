import type { StudentInvoice } from "@polyportal/api-client/contract/fees";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { usePayerInvoice, type PayerInvoice } from "@polyportal/api-client/query/use-payer-invoice";
import { returnedFlag } from "@polyportal/domain/payment/returned";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/** How an invoice is found. */
export type InvoiceKey = { id: string } | { rrr: string };

/** A student's own invoice. Parameters that the gateway added to the address are removed at once. */
export function useStudentInvoice(key: InvoiceKey): PayerInvoice<StudentInvoice> {
  const client = useClient();
  const [search, setSearch] = useSearchParams();
  const returned = search.has(returnedFlag);
  const id = "id" in key ? key.id : undefined;
  useEffect(() => {
    if (!returned) return;
    // The gateway has added parameters of its own.
    setSearch(id ? { invoice: id } : {}, { replace: true });
  }, [returned, id, setSearch]);
  return usePayerInvoice(
    (ask) => queryOptionsFor(client, "getStudentInvoice", { ...key, ...ask }),
    returned,
  );
}
