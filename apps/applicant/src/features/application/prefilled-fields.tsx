import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { givenBy } from "@polyportal/domain/application/prefill";
import { dash } from "@polyportal/domain/format/dash";
import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import type { Field } from "@polyportal/domain/programmes/field";
import { useFieldId } from "@polyportal/ui/field-id";
import { Fragment } from "react";
import { get, useFormContext, useFormState } from "react-hook-form";
import { DescribedFields } from "./described-fields.tsx";

type Row = {
  term: string;
  value: string | number | null | undefined;
  /** The field that it replaces. Errors of that field are shown here. */
  name?: string;
};

/** What the school already knows, and from where. Read-only. */
export function PrefilledRows({
  source,
  rows,
}: {
  source: NonNullable<ApplicationRecord["prefill"]>["source"];
  rows: readonly Row[];
}) {
  return (
    <div className="grid gap-2 rounded border border-line bg-paper-sunken p-4">
      <p className="font-semibold">{prefillWords.sources[source]}</p>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows.map(({ term, value, name }) => (
          <Fragment key={term}>
            <dt className="text-14 text-ink-muted sm:text-16">{term}</dt>
            <dd className="font-medium wrap-anywhere max-sm:mb-1">
              {name === undefined ? (
                dash(value)
              ) : (
                <Refusable {...{ term, name }}>{dash(value)}</Refusable>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className="text-14 text-ink-muted">{prefillWords.fixed}</p>
    </div>
  );
}

/** A read-only value that can have an error. The error summary links here. */
function Refusable({ term, name, children }: { term: string; name: string; children: string }) {
  const id = useFieldId(name);
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message: unknown = get(errors, `${name}.message`);
  return (
    <span data-question={term}>
      <span id={id} tabIndex={-1}>
        {children}
      </span>
      {typeof message === "string" && (
        <span className="block font-normal text-fail">{message}</span>
      )}
    </span>
  );
}

/** Fields of a step. Those with known answers are read-only. */
export function PrefilledFields({
  fields,
  record,
}: {
  fields: readonly Field[];
  record: ApplicationRecord;
}) {
  const given = givenBy(record.prefill);
  const known = fields.filter(({ id }) => given[id] !== undefined);
  return (
    <>
      {record.prefill && known.length > 0 && (
        <PrefilledRows
          source={record.prefill.source}
          rows={known.map(({ id, label }) => ({
            term: label,
            value: given[id],
            name: `answers.${id}`,
          }))}
        />
      )}
      <DescribedFields
        fields={fields.filter((field) => !known.includes(field))}
        others={{ ...record.answers, ...given }}
      />
    </>
  );
}
