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
    /** The label: a whole sentence, which may contain links. */
    label: ReactNode;
    /** The input, to focus it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** A checkbox without a form library. The whole line can be pressed. */
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
