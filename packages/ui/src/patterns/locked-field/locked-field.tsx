import { useId } from "react";
import { LockIcon } from "../../components/icon/icon.tsx";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { hintIdOf } from "../form-field/field-id.ts";

/**
 * A value that the person can read and not change, such as a masked one from the school's records
 * (`Ad***`). It belongs to no form: what is shown here is never sent.
 */
export function LockedField({
  label,
  value,
  hint,
}: {
  label: string;
  value: string;
  hint?: string;
}) {
  const id = useId();
  return (
    <FormField id={id} label={label} hint={hint}>
      <span className="relative block">
        <input
          id={id}
          readOnly
          value={value}
          aria-describedby={hint && hintIdOf(id)}
          className={`${controlLook} pe-10`}
        />
        <LockIcon className="absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted" />
      </span>
    </FormField>
  );
}
