import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { feeLedger } from "@polyportal/domain/fees/ledger";
import { leftToPay } from "@polyportal/domain/messages/fees";
import { packMessages } from "@polyportal/domain/messages/clearance-pack";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { clearancePackPath } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { useQuery } from "@tanstack/react-query";
import { FeeTabs } from "../fee-tabs.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { addresses } from "./addresses.ts";
import { FeeInvoices } from "./fee-invoices.tsx";
import { FeeLedger } from "./fee-ledger.tsx";

/** The student's school fees of every session: what they come to, what is paid, what is left. */
export function Page() {
  const client = useClient();
  const statement = useQuery(queryOptionsFor(client, "getFeeStatement", {}));
  // The ledger's last line: what stands above and below is one figure.
  const owed = statement.data && feeLedger(statement.data.sessions).at(-1)?.balance;
  return (
    <PortalPage
      title={schoolFeesWords.schoolFees}
      lead={owed === undefined ? schoolFeesWords.schoolFeesLead : leftToPay(owed)}
    >
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
            {sessions.map((fee) => (
              <SessionCard key={fee.sessionId} fee={fee} />
            ))}
            <FeeLedger sessions={sessions} />
            {sessions.length === 0 && <EmptyState>{schoolFeesWords.noFeesYet}</EmptyState>}
          </div>
        )}
      </Fetched>
    </PortalPage>
  );
}

function SessionCard({ fee }: { fee: SessionFee }) {
  const { sessionId, session, level, total, paid, balance, invoices } = fee;
  const open = invoices.find(({ state }) => state === "open");
  return (
    <Card
      title={`${session}, ${level}`}
      actions={<Standing total={total} paid={paid} balance={balance} />}
      footer={
        total > 0 && (
          <div className="flex flex-wrap gap-3">
            {open ? (
              <Button asChild variant={fee.current ? "primary" : "secondary"}>
                <BareLink href={addresses.invoice(open.id)}>
                  {schoolFeesWords.openUnpaidInvoice}
                </BareLink>
              </Button>
            ) : (
              balance > 0 && (
                <Button asChild variant={fee.current ? "primary" : "secondary"}>
                  <BareLink href={addresses.session(sessionId)}>
                    {schoolFeesWords.payFeesOf(session)}
                  </BareLink>
                </Button>
              )
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
