import type { StudentInvoiceSummary } from "@polyportal/api-client/contract/fees";
import { Badge } from "@polyportal/ui/badge";

const states = {
  open: { status: "warning", word: "Not paid" },
  paid: { status: "success", word: "Paid" },
  expired: { status: "fail", word: "Expired" },
} as const;

/** How an invoice in a list stands. */
export function InvoiceState({ state }: Pick<StudentInvoiceSummary, "state">) {
  const { status, word } = states[state];
  return <Badge status={status}>{word}</Badge>;
}
