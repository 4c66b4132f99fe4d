import type { FieldValues } from "react-hook-form";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { cx } from "class-variance-authority";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { composeHandlers, composeRefs } from "../form-field/compose.ts";
import type { FieldProps, NativeProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import { MaskedInput } from "../masked-input/masked-input.tsx";

export type RrrFieldProps<Values extends FieldValues = FieldValues> = FieldProps<Values> &
  NativeProps<"input">;

/** A payment reference: shown in groups of four while typing; the value is digits. */
export function RrrField<Values extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  className,
  ...input
}: RrrFieldProps<Values>) {
  const { id, error, control } = useField({ ...input, name, hint, required });
  const { value, onChange, onBlur, ref } = useFieldValue<string>(name);
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <MaskedInput
        {...input}
        {...control}
        ref={composeRefs(ref, input.ref)}
        name={name}
        inputMode="numeric"
        keep={/\d/}
        show={groupRrr}
        value={value}
        onValue={onChange}
        onBlur={composeHandlers(onBlur, input.onBlur)}
        className={cx(controlLook, "base:max-w-64 base:tabular-nums", className)}
      />
    </FormField>
  );
}
