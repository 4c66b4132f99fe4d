import { useId } from "react";
import { dash } from "@polyportal/domain/format/dash";
import { LockIcon } from "../../components/icon/icon.tsx";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { hintIdOf } from "../form-field/field-id.ts";

export type LockedFieldProps = {
  /** What the value is. */
  label: string;
  /** The value as it may be shown, masked or whole; a missing one is shown as "-". */
  value: string;
  /** Where it comes from, or who can change it. */
  hint?: string;
};

/**
 * A value that the person can read and not change, such as a masked one from the school's records
 * (`Ad***`). It belongs to no form: what is shown here is never sent.
 */
export function LockedField({ label, value, hint }: LockedFieldProps) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint}>
      <span className="relative block">
        <input
          id={id}
          readOnly
          value={dash(value)}
          aria-describedby={hint && hintIdOf(id)}
          className={`${controlLook} pe-10`}
        />
        <LockIcon className="absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted" />
      </span>
    </FormField>
  );
}
