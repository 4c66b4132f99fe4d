import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "class-variance-authority";
import { FieldNotes } from "../form-field/form-field.tsx";
import type { FramedProps } from "../form-field/framed.tsx";
import { useControl } from "../form-field/framed.tsx";

// The knob has colours of its own for forced colours, which remove backgrounds.
const look =
  "base:relative base:mt-0.5 base:h-6 base:w-11 base:shrink-0 base:cursor-pointer base:appearance-none base:rounded-full base:border base:border-line-strong base:bg-paper-sunken base:disabled:opacity-50 base:before:absolute base:before:start-0.5 base:before:top-0.5 base:before:size-4.5 base:before:rounded-full base:before:bg-line-strong base:before:transition-transform base:checked:border-brand base:checked:bg-brand base:checked:before:translate-x-5 base:checked:before:bg-on-brand base:forced-colors:before:bg-[ButtonText] base:forced-colors:checked:bg-[Highlight] base:forced-colors:checked:before:bg-[HighlightText] base:forced-colors:disabled:border-[GrayText] base:forced-colors:disabled:bg-[Canvas] base:forced-colors:disabled:before:bg-[GrayText]";

export type SwitchProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FramedProps | "type" | "role"
> &
  Omit<FramedProps, "label" | "required"> & {
    /** The label: "Send me an SMS when a result is out". */
    label: ReactNode;
    /** The input, to focus it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A setting that takes effect at once. For what is agreed to and sent, use a `Checkbox`. */
export function Switch({ className, ...props }: SwitchProps) {
  const { frame, native, control } = useControl(props);
  return (
    <div className="grid grid-cols-1 gap-1" data-invalid={frame.error ? "" : undefined}>
      <label className="flex min-h-control items-start justify-between gap-4 py-2 has-disabled:text-ink-muted">
        <span className="min-w-0 break-words">{frame.label}</span>
        <input
          {...native}
          {...control}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the box itself says whether it is on
          role="switch"
          className={cx(look, className)}
        />
      </label>
      <FieldNotes {...frame} />
    </div>
  );
}
