import type { SessionFee } from "@polyportal/api-client/contract/fees";
import { developmentLevyWords } from "@polyportal/domain/messages/development-levy.words";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink, Link } from "@polyportal/ui/link";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../../parts/address/asked.ts";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { levyLetter, levyReceipt } from "./levy-papers.ts";
import { ReceiptPage } from "../receipt-page.tsx";
import { useFeeStatement } from "../use-fees.ts";

/** The papers of the levy of `?session`, or of every session; with `?invoice=<id>` its receipt. */
export function Page() {
  const [search] = useSearchParams();
  return search.has("invoice") ? (
    <ReceiptPage
      title={developmentLevyWords.developmentLevyReceipt}
      purpose="development-levy"
      home={paths.developmentLevy}
    />
  ) : (
    <Papers />
  );
}

function Papers() {
  const [search] = useSearchParams();
  const asked = idIn(search, "session");
  const query = useFeeStatement("development-levy");
  return (
    <PortalPage title={developmentLevyWords.developmentLevyDocuments}>
      <Fetched query={query} label={developmentLevyWords.fetchingPapers}>
        {({ sessions }) => {
          const shown = sessions.filter(
            ({ sessionId, invoices }) =>
              (asked === undefined || sessionId === asked) && invoices.length > 0,
          );
          if (shown.length === 0) return <NoPapers />;
          return (
            <div className="grid grid-cols-1 gap-6">
              {shown.map((fee) => (
                <SessionPapers key={fee.sessionId} fee={fee} />
              ))}
            </div>
          );
        }}
      </Fetched>
    </PortalPage>
  );
}

function SessionPapers({ fee }: { fee: SessionFee }) {
  const papers = fee.invoices.flatMap((invoice) => [
    { label: developmentLevyWords.invoice, path: studentInvoicePath("development-levy", invoice) },
    ...(invoice.state === "paid"
      ? [
          { label: developmentLevyWords.receipt, path: levyReceipt(invoice) },
          { label: developmentLevyWords.letter, path: levyLetter(fee.sessionId) },
        ]
      : []),
  ]);
  return (
    <Card title={fee.session}>
      <ul className="divide-y divide-line">
        {papers.map(({ label, path }) => (
          <li key={path} className="py-1 sm:py-3">
            <Link href={path} className="ui-alone">
              {label} <span className="sr-only">{fee.session}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoPapers() {
  return (
    <EmptyState
      action={
        <Button asChild>
          <BareLink href={paths.developmentLevy}>{developmentLevyWords.seeWhatToPay}</BareLink>
        </Button>
      }
    >
      {developmentLevyWords.noPapersYet}
    </EmptyState>
  );
}
