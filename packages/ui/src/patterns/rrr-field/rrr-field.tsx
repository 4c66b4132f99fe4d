import { groupRrr } from "@polyportal/domain/format/rrr";
import { cx } from "class-variance-authority";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { MaskedInput } from "../masked-input/masked-input.tsx";

/** A payment reference: shown in fours as it is typed or pasted, kept as digits. */
export function RrrField({ name, label, hint, required, disabled }: FieldProps) {
  const { id, error, control } = useField({ name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<string>(name);
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <MaskedInput
        {...control}
        ref={ref}
        name={name}
        inputMode="numeric"
        keep={/\d/}
        show={groupRrr}
        value={value}
        onValue={onChange}
        onBlur={onBlur}
        disabled={disabled}
        className={cx(controlLook, "max-w-64 tabular-nums")}
      />
    </FormField>
  );
}
