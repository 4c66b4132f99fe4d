import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { feesWords } from "@polyportal/domain/messages/fees.words";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { Fetched } from "../../app/fetched.tsx";
import { useFeeStatement } from "./use-fees.ts";

type Props = {
  purpose: FeePurpose;
  /** Nobody has to pay it: one that is not paid is nothing to remind of. */
  optional?: boolean;
  /** Where its invoice is generated. */
  generate: string;
  /** Where a paid one leads. */
  paid: (fee: SessionFee, invoice: { id: string; rrr: string }) => { label: string; path: string };
};

/** A fee session by session: what it comes to, how it stands, what to do next. */
export function FeeSessions(props: Props) {
  return (
    <Fetched query={useFeeStatement(props.purpose)} label={feesWords.fetchingFees}>
      {({ sessions }) => {
        const asked = sessions.filter(
          (fee) => (fee.total > 0 && isSold(fee)) || fee.invoices.length > 0,
        );
        if (asked.length === 0) return <EmptyState>{feesWords.notAskedForThis}</EmptyState>;
        return (
          <ul className="divide-y divide-line rounded border border-line bg-paper-raised">
            {asked.map((fee) => (
              <li
                key={fee.sessionId}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6"
              >
                <div className="min-w-0">
                  <p className="text-18 font-semibold">
                    {fee.session} <span className="font-normal text-ink-muted">{fee.level}</span>
                  </p>
                  <p className="flex flex-wrap items-center gap-3">
                    <Money amount={fee.total} />
                    <State fee={fee} optional={props.optional} />
                  </p>
                </div>
                <Next fee={fee} {...props} />
              </li>
            ))}
          </ul>
        );
      }}
    </Fetched>
  );
}

/** Whether it can be paid now, or is paid. */
const isSold = ({ parts }: SessionFee) => parts.some(({ refusal }) => refusal === null);
const openOf = ({ invoices }: SessionFee) => invoices.find(({ state }) => state === "open");
const paidOf = ({ invoices }: SessionFee) => invoices.find(({ state }) => state === "paid");

function State({ fee, optional = false }: { fee: SessionFee; optional?: boolean | undefined }) {
  if (paidOf(fee)) return <Badge status="success">{feesWords.paid}</Badge>;
  if (openOf(fee)) return <Badge status="unapproved">{feesWords.invoiceOpen}</Badge>;
  return optional ? null : <Badge status="warning">{feesWords.notPaid}</Badge>;
}

function Next({ fee, purpose, generate, paid }: Props & { fee: SessionFee }) {
  const paidInvoice = paidOf(fee);
  const open = openOf(fee);
  if (!paidInvoice && !open && !isSold(fee)) return null;
  const next = paidInvoice
    ? paid(fee, paidInvoice)
    : open
      ? { label: feesWords.openInvoice, path: studentInvoicePath(purpose, open) }
      : {
          label: feesWords.generateInvoice,
          path: withSearch(generate, { session: fee.sessionId }),
        };
  return (
    <Button asChild variant={paidInvoice || !fee.current ? "secondary" : "primary"}>
      <BareLink href={next.path} aria-label={`${next.label}, ${fee.session}`}>
        {next.label}
      </BareLink>
    </Button>
  );
}
