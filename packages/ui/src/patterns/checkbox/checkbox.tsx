import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "class-variance-authority";
import { Asterisk, FieldNotes } from "../form-field/form-field.tsx";
import type { FramedProps } from "../form-field/framed.tsx";
import { useControl } from "../form-field/framed.tsx";

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FramedProps | "type"
> &
  Omit<FramedProps, "label"> & {
    /** What is agreed to or chosen by the tick: a whole sentence, links and all. */
    label: ReactNode;
    /** The box itself, to move the focus to it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One thing to tick, without any form library; the whole line is its target. */
export function Checkbox({ className, ...props }: CheckboxProps) {
  const { frame, native, control } = useControl(props);
  return (
    <div className="grid grid-cols-1 gap-1" data-invalid={frame.error ? "" : undefined}>
      <FieldNotes {...frame} />
      <label className="flex min-h-control items-start gap-3 py-2 has-disabled:text-ink-muted">
        <input
          {...native}
          {...control}
          type="checkbox"
          className={cx("base:mt-0.5 base:size-5 base:shrink-0 base:accent-brand", className)}
        />
        <span className="min-w-0 break-words">
          {frame.label}
          {frame.required && <Asterisk />}
        </span>
      </label>
    </div>
  );
}
