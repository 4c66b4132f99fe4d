import { mayChange, type PaymentAnswer } from "@polyportal/domain/payment/answers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryKey, QueryState, UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiError } from "../client/api-error.ts";
import type { invoiceStates } from "../contract/invoice.ts";

/** How long to wait before the gateway is asked again, after its first, second, … answer. */
const waitsMs = [2000, 4000, 8000, 15_000];

type Payable = { state: (typeof invoiceStates)[number]; answer: PaymentAnswer | null };

/** A payer's own invoice, and what the gateway knows of its payment. */
export type PayerInvoice<Invoice extends Payable> = {
  invoice: Invoice | undefined;
  error: ApiError | null;
  /** The gateway is being asked, or will be in a moment. */
  confirming: boolean;
  /** What the gateway said of an open invoice when this page asked it last. */
  answer: PaymentAnswer | null;
  /** It became paid while this page asked. */
  justPaid: boolean;
  tryAgain: () => void;
  /** Asks the gateway: for a payer who comes back. */
  confirm: () => void;
};

/**
 * A payer's own invoice, by the query that `optionsFor` makes of it with or without asking the
 * gateway. For a payer who has just `returned` from there, it is asked a few times; after that,
 * asking is up to them.
 */
export const usePayerInvoice = <Invoice extends Payable, Key extends QueryKey>(
  optionsFor: (ask: { refresh?: "true" }) => UseQueryOptions<Invoice, ApiError, Invoice, Key>,
  returned: boolean,
): PayerInvoice<Invoice> => {
  const [asking, setAsking] = useState(returned);
  const stored = useQuery({ ...optionsFor({}), staleTime: 10_000, enabled: !asking });
  const question = optionsFor({ refresh: "true" });
  const asked = useQuery({
    ...question,
    enabled: asking,
    refetchInterval: ({ state }) => waitOf(state) ?? false,
  });
  const state = useQueryClient().getQueryState<Invoice, ApiError>(question.queryKey);

  const { error, refetch } = asking ? asked : stored;
  return {
    // An answer of an earlier visit to the page says nothing of now.
    invoice: (asking ? asked.data : undefined) ?? stored.data,
    error,
    confirming: asking && (asked.isFetching || waitOf(state) !== undefined),
    answer: (asking && asked.data?.state === "open" && asked.data.answer) || null,
    justPaid: asking && asked.data?.state === "paid",
    tryAgain: () => void refetch(),
    confirm: () => {
      if (asking) void asked.refetch();
      else setAsking(true);
    },
  };
};

/** How long until the gateway is asked again; never while the call fails, once it knows, or too often. */
const waitOf = (state: QueryState<Payable, ApiError> | undefined): number | undefined =>
  state?.status === "success" && state.data?.state === "open" && mayChange(state.data.answer)
    ? waitsMs[state.dataUpdateCount - 1]
    : undefined;
