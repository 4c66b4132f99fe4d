import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import { catalogue } from "@polyportal/domain/programmes/catalogue";
import { onlyProgrammeAt } from "@polyportal/domain/programmes/only-at";
import { invoicePaths } from "@polyportal/domain/routes/invoice-paths";
import { use } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { definitionOf } from "../../app/definitions.ts";
import { GoBack } from "../../app/go-back.tsx";
import { PageFrame } from "../../app/page-frame.tsx";
import { GenerateInvoice, type ForAnother } from "./generate-invoice.tsx";

// One page of its own for few: the others do without its code.
const ApplicationInvoice = lazyPart(
  async () => (await import("./application-invoice.tsx")).ApplicationInvoice,
);

/**
 * Generates an application invoice. Where several programmes share an address, those whose type is chosen
 * beforehand need `?application=<slug>`, without which the page leads back.
 */
export function Page() {
  const { pathname, state } = useLocation();
  const handed: { forAnother?: ForAnother } | null = state;
  const [search] = useSearchParams();
  const path = pathname.replace(/\/$/, "");
  const here = catalogue.filter(
    ({ slug, paths }) => slug === onlyProgrammeAt[path] || paths.generateInvoice === path,
  );
  const [only, another] = here;
  const locked =
    here.find(({ slug, typeLocked }) => typeLocked && slug === search.get("application")) ??
    (only?.typeLocked && !another ? only : undefined);
  if (path === invoicePaths.applicationInvoice)
    return <ApplicationInvoice GenerateInvoice={GenerateInvoice} />;
  const choices = locked ? [locked] : here.filter(({ typeLocked }) => !typeLocked);
  const [first] = choices;
  if (!first) return <GoBack />;
  return (
    <Generate
      key={first.slug}
      slugs={choices.map(({ slug }) => slug)}
      locked={locked !== undefined}
      forAnother={handed?.forAnother}
    />
  );
}

type Props = { slugs: readonly string[]; locked: boolean; forAnother: ForAnother | undefined };

function Generate({ slugs, locked, forAnother }: Props) {
  const choices = slugs.map((slug) => use(definitionOf(slug)));
  const [first] = choices;
  if (!first) return null;
  const title = invoiceWords.generateInvoiceOf(first.crumb);
  return (
    <PageFrame title={title}>
      <GenerateInvoice
        title={title}
        words={first}
        choices={choices}
        locked={locked ? first : undefined}
        forAnother={forAnother}
      />
    </PageFrame>
  );
}
