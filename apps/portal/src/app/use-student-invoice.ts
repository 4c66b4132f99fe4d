import type { ApiError } from "@polyportal/api-client/client/api-error";
import type { StudentInvoice } from "@polyportal/api-client/contract/student-payment";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery, useQueryClient, type QueryState } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** How long to wait before the gateway is asked again, after its first, second, … answer. */
const waitsMs = [2000, 4000, 8000, 15_000];

/** The flag with which the gateway sends the payer back. */
const returnedFlag = "paid";

/** By what an invoice is found. */
export type InvoiceKey = { id: string } | { rrr: string };

export type StudentInvoiceOnPage = {
  invoice: StudentInvoice | undefined;
  error: ApiError | null;
  /** The gateway is being asked, or will be in a moment. */
  confirming: boolean;
  /** The gateway was asked and knows of no payment yet. */
  unconfirmed: boolean;
  /** It became paid while this page asked. */
  justPaid: boolean;
  tryAgain: () => void;
  /** Asks the gateway: for a payer who comes back. */
  confirm: () => void;
};

/**
 * A student's own invoice. A payer who comes back from the gateway (`paid=1`, taken out of the address
 * at once) sees the gateway asked a few times; after that, asking is up to them.
 */
export function useStudentInvoice(key: InvoiceKey): StudentInvoiceOnPage {
  const client = useClient();
  const [search, setSearch] = useSearchParams();
  const [asking, setAsking] = useState(() => search.has(returnedFlag));
  const flagged = search.has(returnedFlag);
  const id = "id" in key ? key.id : undefined;
  useEffect(() => {
    if (!flagged) return;
    // The gateway has added words of its own.
    setSearch(id ? { invoice: id } : {}, { replace: true });
  }, [flagged, id, setSearch]);

  const stored = useQuery({
    ...queryOptionsFor(client, "getStudentInvoice", key, { staleTimeMs: 10_000 }),
    enabled: !asking,
  });
  const question = queryOptionsFor(client, "getStudentInvoice", { ...key, refresh: "true" });
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
    justPaid: asking && asked.data?.state === "paid",
    tryAgain: () => void refetch(),
    confirm: () => {
      if (asking) void asked.refetch();
      else setAsking(true);
    },
  };
}

/** How long until the gateway is asked again; never while it fails, once it knows, or too often. */
const waitOf = (state: QueryState<StudentInvoice, ApiError> | undefined): number | undefined =>
  state?.status === "success" && state.data?.state === "open"
    ? waitsMs[state.dataUpdateCount - 1]
    : undefined;
