import { cx } from "class-variance-authority";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { MaskedInput } from "../masked-input/masked-input.tsx";

const groupThousands = (amount: string): string => {
  const [whole = "", decimals] = amount.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

/** One decimal point, two places behind it: a longer fraction is no amount of naira. */
const tidyAmount = (text: string): string => {
  const [whole = "", ...rest] = text.split(".");
  return rest.length === 0 ? whole : `${whole}.${rest.join("").slice(0, 2)}`;
};

export type AmountFieldProps = FieldProps & {
  /** Shows an amount that is settled; it can be marked and copied, and is sent. */
  readOnly?: boolean;
};

/** An amount of naira: thousands are separated as it is typed; the value is text such as `1250000.5`. */
export function AmountField({ name, label, hint, required, disabled, readOnly }: AmountFieldProps) {
  const { id, error, control } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<string | number>(name);
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <span className="relative block max-w-64">
        <span
          aria-hidden="true"
          className="absolute start-3 top-1/2 -translate-y-1/2 text-ink-muted"
        >
          ₦
        </span>
        <MaskedInput
          {...control}
          ref={ref}
          name={name}
          inputMode="decimal"
          keep={/[\d.]/}
          tidy={tidyAmount}
          show={groupThousands}
          value={String(value)}
          onValue={onChange}
          onBlur={onBlur}
          readOnly={readOnly}
          disabled={disabled}
          className={cx(controlLook, "ps-8 text-end tabular-nums")}
        />
      </span>
    </FormField>
  );
}
