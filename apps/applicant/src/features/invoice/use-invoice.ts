import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery, useQueryClient, type QueryState } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** How long to wait before the gateway is asked again, after its first, second, … answer. */
const waitsMs = [2000, 4000, 8000, 15_000];

/** The flag with which the gateway sends the payer back. */
const returnedFlag = "paid";

export type InvoiceOnPage = {
  invoice: Invoice | undefined;
  error: ApiError | null;
  /** The gateway is being asked, or will be in a moment. */
  confirming: boolean;
  /** The gateway was asked and knows of no payment yet. */
  unconfirmed: boolean;
  tryAgain: () => void;
  /** Asks the gateway: for a payer who comes back. */
  confirm: () => void;
};

/**
 * An invoice by its id. A payer who comes back from the gateway (`paid=1`, taken out of the address at
 * once) sees the gateway asked a few times; after that, asking is up to them.
 */
export function useInvoice(id: string): InvoiceOnPage {
  const client = useClient();
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(() => search.has(returnedFlag));
  const flagged = search.has(returnedFlag);
  useEffect(() => {
    if (!flagged) return;
    // The gateway has added words of its own.
    setSearch({ invoice: id }, { replace: true });
  }, [flagged, id, setSearch]);

  const stored = useQuery({
    ...queryOptionsFor(client, "getInvoice", { id }, { staleTimeMs: 10_000 }),
    enabled: !asking,
  });
  const question = queryOptionsFor(client, "getInvoice", { id, refresh: "true" });
  const asked = useQuery({
    ...question,
    enabled: asking,
    refetchInterval: ({ state }) => waitOf(state) ?? false,
  });
  const waiting = waitOf(useQueryClient().getQueryState(question.queryKey)) !== undefined;

  const { error, refetch } = asking ? asked : stored;
  return {
    invoice: asked.data ?? stored.data,
    error,
    confirming: asking && (asked.isFetching || waiting),
    unconfirmed: asked.data?.state === "open",
    tryAgain: () => void refetch(),
    confirm: () => {
      if (asking) void asked.refetch();
      else setAsking(true);
    },
  };
}

/** How long until the gateway is asked again; never while it fails, once it knows, or too often. */
const waitOf = (state: QueryState<Invoice, ApiError> | undefined): number | undefined =>
  state?.status === "success" && state.data?.state === "open"
    ? waitsMs[state.dataUpdateCount - 1]
    : undefined;
