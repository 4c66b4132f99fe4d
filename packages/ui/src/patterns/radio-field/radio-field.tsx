import { GroupField } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField, useFieldValue } from "../form-field/use-field.ts";
import type { Option } from "../select-field/select-field.tsx";

export type RadioFieldProps = FieldProps & {
  /** What there is to choose from: up to about six. */
  options: readonly Option[];
  /** Runs after the value changed. */
  onChosen?: (value: string | number) => void;
};

/** A choice among few, all of them in sight. */
export function RadioField({
  name,
  label,
  hint,
  required,
  disabled,
  options,
  onChosen,
}: RadioFieldProps) {
  const { id, error, control } = useField({ name, hint, required });
  const { value: chosen, onChange, onBlur, ref } = useFieldValue<string | number>(name);
  return (
    <GroupField id={id} label={label} hint={hint} error={error} required={required}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label: text }, index) => (
          <label
            key={value}
            className="flex min-h-control items-center gap-3 has-disabled:text-ink-muted"
          >
            <input
              type="radio"
              disabled={disabled}
              id={index === 0 ? id : undefined}
              ref={index === 0 ? ref : undefined}
              // The scope's id keeps two forms with the same field apart: the browser groups by name.
              name={id}
              required={control["aria-required"]}
              checked={String(chosen) === String(value)}
              onBlur={onBlur}
              onChange={() => {
                onChange(value);
                onChosen?.(value);
              }}
              className="size-5 shrink-0 accent-brand"
            />
            {text}
          </label>
        ))}
      </div>
    </GroupField>
  );
}
