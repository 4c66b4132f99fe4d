import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Asterisk, FieldNotes } from "../form-field/form-field.tsx";
import type { FieldProps } from "../form-field/use-field.ts";
import { useField } from "../form-field/use-field.ts";

export type CheckboxFieldProps = Omit<FieldProps, "label"> & {
  /** What is agreed to or chosen by the tick: a whole sentence, links and all. */
  label: ReactNode;
};

/** One thing to tick, such as a declaration; the whole line is its target. */
export function CheckboxField({ name, label, hint, required, disabled }: CheckboxFieldProps) {
  const { register } = useFormContext();
  const { id, error, control } = useField({ name, hint, required });
  return (
    <div className="grid grid-cols-1 gap-1" data-invalid={error ? "" : undefined}>
      <FieldNotes id={id} hint={hint} error={error} />
      <label className="flex min-h-control items-start gap-3 py-2 has-disabled:text-ink-muted">
        <input
          type="checkbox"
          disabled={disabled}
          {...control}
          {...register(name)}
          className="mt-0.5 size-5 shrink-0 accent-brand"
        />
        <span className="min-w-0 break-words">
          {label}
          {required && <Asterisk />}
        </span>
      </label>
    </div>
  );
}
