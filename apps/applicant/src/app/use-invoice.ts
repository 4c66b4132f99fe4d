import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { usePayerInvoice, type PayerInvoice } from "@polyportal/api-client/query/use-payer-invoice";
import { returnedFlag } from "@polyportal/domain/payment/returned";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

/** An invoice by its id; the words of a payer's return are taken out of the address at once. */
export function useInvoice(id: string): PayerInvoice<Invoice> {
  const client = useClient();
  const [search, setSearch] = useSearchParams();
  const returned = search.has(returnedFlag);
  useEffect(() => {
    if (!returned) return;
    // The gateway has added words of its own.
    setSearch({ invoice: id }, { replace: true });
  }, [returned, id, setSearch]);
  return usePayerInvoice((ask) => queryOptionsFor(client, "getInvoice", { id, ...ask }), returned);
}
