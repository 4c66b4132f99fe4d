import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { packMessages } from "@polyportal/domain/messages/clearance-pack";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { clearancePackPath } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { EmptyState } from "@polyportal/ui/empty-state";
import { ChevronRightIcon } from "@polyportal/ui/icon";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { useQuery } from "@tanstack/react-query";
import { FeeTabs } from "../fee-tabs.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { addresses } from "./addresses.ts";
import { FeeInvoices } from "./fee-invoices.tsx";
import { FeeLedger } from "./fee-ledger.tsx";
import { LeftToPay, nextPayment } from "./left-to-pay.tsx";

/** The student's school fees of every session: what they come to, what is paid, what is left. */
export function Page() {
  const client = useClient();
  const statement = useQuery(queryOptionsFor(client, "getFeeStatement", {}));
  return (
    <PortalPage title={schoolFeesWords.schoolFees} lead={schoolFeesWords.schoolFeesLead}>
      <FeeTabs />
      <Fetched query={statement} label={schoolFeesWords.fetchingFees}>
        {({ sessions, missing }) => (
          <div className="grid grid-cols-1 gap-6">
            {missing.length > 0 && (
              <Alert status="warning" title={schoolFeesWords.rowsFirst}>
                <ul className="list-disc ps-5">
                  {missing.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </Alert>
            )}
            <LeftToPay sessions={sessions} />
            {sessions.map((fee) => (
              <Session key={fee.sessionId} fee={fee} next={nextPayment(sessions)?.href} />
            ))}
            <FeeLedger sessions={sessions} />
            {sessions.length === 0 && <EmptyState>{schoolFeesWords.noFeesYet}</EmptyState>}
          </div>
        )}
      </Fetched>
    </PortalPage>
  );
}

type SessionProps = {
  fee: SessionFee;
  /** What is paid next, which is offered above. */
  next: string | undefined;
};

/** A past session that is paid is folded. */
function Session({ fee, next }: SessionProps) {
  const card = <SessionCard fee={fee} next={next} />;
  if (fee.current || fee.total === 0 || fee.balance > 0) return card;
  return (
    <details className="group">
      <summary className="ui-card min-h-control cursor-pointer flex-row flex-wrap items-center gap-x-3 px-4 py-2 group-open:mb-3">
        <ChevronRightIcon className="group-open:rotate-90" />
        <span className="grow font-semibold">{`${fee.session}, ${fee.level}`}</span>
        <span>
          <span className="text-14 text-ink-muted">{schoolFeesWords.paid}</span>{" "}
          <Money amount={fee.paid} />
        </span>
      </summary>
      {card}
    </details>
  );
}

function SessionCard({ fee, next }: SessionProps) {
  const { sessionId, session, level, total, paid, balance, invoices } = fee;
  const open = invoices.find(({ state }) => state === "open");
  const pays = open
    ? { href: addresses.invoice(open.id), label: schoolFeesWords.openUnpaidInvoice }
    : balance > 0 && {
        href: addresses.session(sessionId),
        label: schoolFeesWords.payFeesOf(session),
      };
  return (
    <Card
      title={`${session}, ${level}`}
      actions={<Standing total={total} paid={paid} balance={balance} />}
      footer={
        (paid > 0 || (total > 0 && balance === 0) || (pays && pays.href !== next)) && (
          <div className="flex flex-wrap gap-3">
            {pays && pays.href !== next && (
              <Button asChild variant="secondary">
                <BareLink href={pays.href}>{pays.label}</BareLink>
              </Button>
            )}
            {total > 0 && balance === 0 && (
              <Button asChild variant="secondary">
                <BareLink href={addresses.session(sessionId)}>
                  {schoolFeesWords.seeFeeParts}
                </BareLink>
              </Button>
            )}
            {paid > 0 && (
              <>
                <Button asChild variant="secondary">
                  <BareLink href={addresses.form11(sessionId)}>
                    {schoolFeesWords.form11Of(session)}
                  </BareLink>
                </Button>
                <Button asChild variant="secondary">
                  <BareLink href={clearancePackPath(sessionId)}>
                    {packMessages.title}{" "}
                    <span className="sr-only">{schoolFeesWords.ofSession(session)}</span>
                  </BareLink>
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      <DescriptionList
        columns={3}
        phoneColumns={2}
        className="mb-4"
        items={[
          { term: schoolFeesWords.fees, value: <Money amount={total} /> },
          { term: schoolFeesWords.paid, value: <Money amount={paid} /> },
          { term: schoolFeesWords.leftToPay, value: <Money amount={balance} /> },
        ]}
      />
      <FeeInvoices invoices={invoices} />
    </Card>
  );
}

function Standing({ total, paid, balance }: Pick<SessionFee, "total" | "paid" | "balance">) {
  if (total === 0) return <Badge>{schoolFeesWords.noFees}</Badge>;
  if (balance === 0) return <Badge status="success">{schoolFeesWords.paid}</Badge>;
  return paid > 0 ? (
    <Badge status="warning">{schoolFeesWords.partlyPaid}</Badge>
  ) : (
    <Badge status="fail">{schoolFeesWords.notPaid}</Badge>
  );
}
