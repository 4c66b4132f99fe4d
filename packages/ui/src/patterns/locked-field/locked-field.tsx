import type { ComponentProps } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import { dash } from "@polyportal/domain/format/dash";
import { LockIcon } from "../../components/icon/icon.tsx";
import { FormField, controlLook } from "../form-field/form-field.tsx";
import { controlProps } from "../form-field/field-id.ts";

export type LockedFieldProps = Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "readOnly" | "required" | "name"
> & {
  /** The label. */
  label: string;
  /** The value to show, masked or not; a missing one shows as "-". */
  value: string;
  /** Where it comes from, or who can change it. */
  hint?: string | undefined;
};

/**
 * A read-only value, such as a masked one from the school's records (`Ad***`). It belongs to no form and is
 * never sent.
 */
export function LockedField({ label, value, hint, className, ...input }: LockedFieldProps) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <FormField id={id} label={label} hint={hint}>
      <span className="relative block">
        <input
          {...input}
          {...controlProps({ id, hint }, input["aria-describedby"])}
          readOnly
          value={dash(value)}
          className={cx(controlLook, "base:pe-10", className)}
        />
        <LockIcon className="absolute end-3 top-1/2 -translate-y-1/2 text-ink-muted" />
      </span>
    </FormField>
  );
}
