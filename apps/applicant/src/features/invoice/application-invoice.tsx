import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { anyInvoiceLookup } from "@polyportal/domain/invoice/lookup-any";
import { applicationInvoiceWords as words } from "@polyportal/domain/messages/application-invoice.words";
import { invoiceWords } from "@polyportal/domain/messages/invoice.words";
import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";
import type { KnownProgramme } from "@polyportal/domain/programmes/programme";
import { groupedProgrammes } from "@polyportal/domain/programmes/grouped";
import { programmesPath } from "@polyportal/domain/programmes/page-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Link } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { PageTitle } from "@polyportal/ui/page-title";
import { SelectField } from "@polyportal/ui/select-field";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { definitionOf } from "../../app/definitions.ts";
import { PageFrame } from "../../app/page-frame.tsx";
import type { GenerateInvoice as Generate } from "./generate-invoice.tsx";

/** Handed in: imported here, too, it would be a file of its own for every page that generates an invoice. */
type Handed = { GenerateInvoice: typeof Generate };

const title = invoiceWords.generateInvoiceOf(words.crumb);

/** Generates an invoice for whatever takes applications now: the type is the first question. */
export function ApplicationInvoice({ GenerateInvoice }: Handed) {
  const { data, error, isFetching, refetch } = useQuery(
    queryOptionsFor(useClient(), "listApplicationTypes", {}),
  );
  if (data?.some(({ open }) => open)) {
    const open = data.flatMap((one) => (one.open ? one.programme : []));
    return (
      <PageFrame title={title}>
        <OfAny slugs={open} GenerateInvoice={GenerateInvoice} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={title}>
      <div className="grid max-w-prose grid-cols-1 gap-6">
        <PageTitle>{title}</PageTitle>
        {!data && isFetching && <PageLoader />}
        {!data && error && !isFetching && (
          <Alert status="fail" live>
            <p>{loadFailed(error.message)}</p>
            <Button className="mt-3" onClick={() => void refetch()}>
              {tryAgainLabel}
            </Button>
          </Alert>
        )}
        {data && (
          <Alert status="info">
            <p>{words.none}</p>
            <Link href={programmesPath}>{words.toAll}</Link>
          </Alert>
        )}
      </div>
    </PageFrame>
  );
}

function OfAny({ slugs, GenerateInvoice }: Handed & { slugs: readonly string[] }) {
  const choices = slugs.map((slug) => use(definitionOf(slug)));
  const [first] = choices;
  if (!first) return null;
  return (
    <GenerateInvoice
      title={title}
      words={first}
      choices={choices}
      locked={undefined}
      ofAny={{
        schema: anyInvoiceLookup(choices),
        fields: <TypeFields choices={choices} />,
        info: words.info,
      }}
      forAnother={undefined}
    />
  );
}

/** What is applied for, by whom it is for; and the award, where the fee goes by it. */
function TypeFields({ choices }: { choices: readonly KnownProgramme[] }) {
  const { setValue } = useFormContext();
  const chosen: string = useWatch({ name: "programme" });
  const awards = choices.find(({ slug }) => slug === chosen)?.awards;
  const optionOf = ({ slug, applicationName }: KnownProgramme) => ({
    value: slug,
    label: applicationName.trim(),
  });
  return (
    <>
      <SelectField
        name="programme"
        label={invoiceWords.invoiceType}
        required
        options={choices.map(optionOf)}
        list={groupedProgrammes.map(({ title: group, slugs }) => {
          const here = slugs.flatMap((slug) => choices.find((one) => one.slug === slug) ?? []);
          if (here.length === 0) return null;
          return (
            <optgroup key={group} label={group}>
              {here.map(optionOf).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          );
        })}
        // An award is one of its programme's.
        onChosen={() => setValue("award", "")}
      />
      {awards && <SelectField name="award" label={invoiceWords.award} required options={awards} />}
    </>
  );
}
