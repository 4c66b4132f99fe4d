import type { FieldValues } from "react-hook-form";
import { cx } from "class-variance-authority";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { composeHandlers, composeRefs } from "../form-field/compose.ts";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { MaskedInput } from "../masked-input/masked-input.tsx";

const groupThousands = (amount: string): string => {
  const [whole = "", decimals] = amount.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
};

/** At most one decimal point with two places after it. */
const tidyAmount = (text: string): string => {
  const [whole = "", ...rest] = text.split(".");
  return rest.length === 0 ? whole : `${whole}.${rest.join("").slice(0, 2)}`;
};

export type AmountFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"input">;

/** An amount in naira. Thousands are separated while typing; the value is text such as `1250000.5`. */
export function AmountField<Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  className,
  ...input
}: AmountFieldProps<Values>) {
  const { id, error, control } = useField({ ...input, name, hint, required });
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
          {...input}
          {...control}
          ref={composeRefs(ref, input.ref)}
          name={name}
          inputMode="decimal"
          keep={/[\d.]/}
          tidy={tidyAmount}
          show={groupThousands}
          value={String(value)}
          onValue={onChange}
          onBlur={composeHandlers(onBlur, input.onBlur)}
          className={cx(controlLook, "base:ps-8 base:text-end base:tabular-nums", className)}
        />
      </span>
    </FormField>
  );
}
