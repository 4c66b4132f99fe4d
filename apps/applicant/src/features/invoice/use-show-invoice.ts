import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { entryBySlug } from "@polyportal/domain/programmes/catalogue";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";

/**
 * Leads to the page of an invoice: by its id, or, where a phone number alone found it, with the
 * masked invoice in the history entry, which survives a refresh.
 */
export function useShowInvoice(): (invoice: Invoice) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (invoice) => {
    const path = entryBySlug(invoice.programme)?.paths.invoice;
    if (!path) throw new Error(`No programme ${invoice.programme}`);
    if (invoice.id === null) {
      navigate(path, { state: { data: invoice } });
      return;
    }
    const { queryKey } = queryOptionsFor(client, "getInvoice", { id: invoice.id });
    queryClient.setQueryData(queryKey, invoice);
    navigate(`${path}?invoice=${invoice.id}`);
  };
}
