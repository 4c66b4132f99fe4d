import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { feeLedger } from "@polyportal/domain/fees/ledger";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { addresses } from "./addresses.ts";

/** What is paid next: the open invoice, or the oldest session that is owed. */
export function nextPayment(sessions: readonly SessionFee[]) {
  const open = sessions.flatMap(({ invoices }) => invoices).find(({ state }) => state === "open");
  if (open) return { href: addresses.invoice(open.id), label: schoolFeesWords.openUnpaidInvoice };
  // The newest session is first. What is left of earlier ones keeps a student from registering.
  const due = sessions.findLast(({ balance }) => balance > 0);
  return (
    due && {
      href: addresses.session(due.sessionId),
      label: schoolFeesWords.payFeesOf(due.session),
    }
  );
}

/** What is left of all sessions, and the way to pay it. */
export function LeftToPay({ sessions }: { sessions: readonly SessionFee[] }) {
  // The ledger's last line: what stands above and below is one figure.
  const owed = feeLedger(sessions).at(-1)?.balance;
  const next = nextPayment(sessions);
  if (owed === undefined) return null;
  return (
    <div className="ui-card flex-row flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <p>
        <span className="block text-14 text-ink-muted">{schoolFeesWords.leftToPay}</span>{" "}
        <Money amount={owed} className="text-28 font-semibold" />
      </p>
      {next && (
        <Button asChild>
          <BareLink href={next.href}>{next.label}</BareLink>
        </Button>
      )}
    </div>
  );
}
