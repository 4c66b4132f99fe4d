import type { StudentInvoiceSummary } from "@polyportal/api-client/contract/fees";
import { Badge } from "@polyportal/ui/badge";
import { portalWords } from "@polyportal/domain/messages/portal.words";

const states = {
  open: { status: "warning", word: portalWords.notPaid },
  paid: { status: "success", word: portalWords.paid },
  expired: { status: "fail", word: portalWords.expired },
} as const;

/** How an invoice in a list stands. */
export function InvoiceState({ state }: Pick<StudentInvoiceSummary, "state">) {
  const { status, word } = states[state];
  return <Badge status={status}>{word}</Badge>;
}
