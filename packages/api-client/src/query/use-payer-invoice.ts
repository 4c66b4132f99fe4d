import { mayChange, type PaymentAnswer } from "@polyportal/domain/payment/answers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QueryKey, QueryState, UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { ApiError } from "../client/api-error.ts";
import type { invoiceStates } from "../contract/invoice.ts";

/** How long to wait after the gateway's first, second, … answer before asking again. */
const waitsMs = [2000, 4000, 8000, 15_000];

type Payable = { state: (typeof invoiceStates)[number]; answer: PaymentAnswer | null };

/** A payer's own invoice, and what the gateway knows about its payment. */
export type PayerInvoice<Invoice extends Payable> = {
  invoice: Invoice | undefined;
  error: ApiError | null;
  /** The gateway is being asked, or will be shortly. */
  confirming: boolean;
  /** The gateway's last answer to this page about an open invoice. */
  answer: PaymentAnswer | null;
  /** It was paid while this page asked. */
  justPaid: boolean;
  tryAgain: () => void;
  /** Asks the gateway, for a payer who returns. */
  confirm: () => void;
};

/**
 * A payer's own invoice. `optionsFor` makes its query, with or without asking the gateway. If the payer has
 * just `returned` from there, the gateway is asked a few times, later only on request.
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
    // Ignore answers from an earlier visit to the page.
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

/** When to ask the gateway again; never after a failure, a final answer or too many tries. */
const waitOf = (state: QueryState<Payable, ApiError> | undefined): number | undefined =>
  state?.status === "success" && state.data?.state === "open" && mayChange(state.data.answer)
    ? waitsMs[state.dataUpdateCount - 1]
    : undefined;
