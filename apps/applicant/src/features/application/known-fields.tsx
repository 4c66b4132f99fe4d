import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { givenBy } from "@polyportal/domain/application/known";
import { dash } from "@polyportal/domain/format/dash";
import { knownWords } from "@polyportal/domain/messages/known.words";
import type { Field } from "@polyportal/domain/programmes/field";
import { Fragment } from "react";
import { DescribedFields } from "./described-fields.tsx";

type Row = { term: string; value: string | number | null | undefined };

/** What the school knows already, and from where: to read, not to change. */
export function KnownRows({
  source,
  rows,
}: {
  source: NonNullable<ApplicationRecord["known"]>["source"];
  rows: readonly Row[];
}) {
  return (
    <div className="grid gap-2 rounded border border-line bg-paper-sunken p-4">
      <p className="font-semibold">{knownWords.sources[source]}</p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows.map(({ term, value }) => (
          <Fragment key={term}>
            <dt className="text-14 text-ink-muted sm:text-16">{term}</dt>
            <dd className="font-medium wrap-anywhere max-sm:mb-1">{dash(value)}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="text-14 text-ink-muted">{knownWords.fixed}</p>
    </div>
  );
}

/** Fields that are data; those whose answers the school knows are shown and not asked. */
export function KnownFields({
  fields,
  record,
}: {
  fields: readonly Field[];
  record: ApplicationRecord;
}) {
  const given = givenBy(record.known);
  const known = fields.filter(({ id }) => given[id] !== undefined);
  return (
    <>
      {record.known && known.length > 0 && (
        <KnownRows
          source={record.known.source}
          rows={known.map(({ id, label }) => ({ term: label, value: given[id] }))}
        />
      )}
      <DescribedFields
        fields={fields.filter((field) => !known.includes(field))}
        others={{ ...record.answers, ...given }}
      />
    </>
  );
}
