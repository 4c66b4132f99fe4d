import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { useLocation, useSearchParams } from "react-router-dom";
import { GoBack } from "../../app/go-back.tsx";
import { PageFrame } from "../../app/page-frame.tsx";
import { GenerateInvoice, type ForAnother } from "./generate-invoice.tsx";

/**
 * Generates an application invoice. Several programmes share an address: those whose type is chosen
 * beforehand need `?application=<slug>`, without which the page leads back.
 */
export function Page() {
  const { pathname, state } = useLocation();
  const handed: { forAnother?: ForAnother } | null = state;
  const [search] = useSearchParams();
  const here = programmes.filter(({ paths }) => paths.generateInvoice === pathname);
  const locked = here.find(
    ({ slug, invoice }) => invoice.typeLocked && slug === search.get("application"),
  );
  const choices = locked ? [locked] : here.filter(({ invoice }) => !invoice.typeLocked);
  const [first] = choices;
  if (!first) return <GoBack />;
  const title = invoiceWords.generateInvoiceOf(first.invoice.breadcrumb);
  return (
    <PageFrame title={title}>
      <GenerateInvoice
        key={first.slug}
        title={title}
        words={first.invoice}
        choices={choices}
        locked={locked}
        forAnother={handed?.forAnother}
      />
    </PageFrame>
  );
}
