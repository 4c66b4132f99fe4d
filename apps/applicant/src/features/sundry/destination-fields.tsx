import type { Graduate } from "@polyportal/api-client/contract/sundry-transcript";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { destinationKinds, type Delivery } from "@polyportal/domain/sundry/transcript";
import { Button } from "@polyportal/ui/button";
import { RadioField } from "@polyportal/ui/radio-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";

type Props = {
  index: number;
  delivery: Delivery;
  fees: Graduate["fees"];
  onRemove: (() => void) | undefined;
};

/** One place to which a transcript goes, and how. */
export function DestinationFields({ index, delivery, fees, onRemove }: Props) {
  const at = `destinations.${index}` as const;
  const title = `destination-${index}`;
  return (
    <section aria-labelledby={title} className="grid gap-6 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id={title} className="text-18 font-semibold">
          {words.destination(index + 1)}
        </h2>
        {onRemove && (
          <Button variant="secondary" onClick={onRemove}>
            {words.remove}
            <span className="sr-only"> {words.removed(index + 1)}</span>
          </Button>
        )}
      </div>
      <SelectField
        name={`${at}.kind`}
        label={words.kind}
        required
        options={destinationKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <TextField name={`${at}.name`} label={words.name} required />
      <TextField name={`${at}.country`} label={words.country} required />
      <RadioField
        name={`${at}.delivery`}
        label={words.delivery}
        required
        options={fees.map(({ delivery: value, amount, workingDays }) => ({
          value,
          label: words.cost(words.deliveries[value], amount, workingDays),
        }))}
      />
      {delivery === "electronic" ? (
        <TextField name={`${at}.email`} label={words.email} type="email" required />
      ) : (
        <TextareaField name={`${at}.address`} label={words.address} required />
      )}
      <TextField name={`${at}.reference`} label={words.reference} hint={words.referenceHint} />
    </section>
  );
}
