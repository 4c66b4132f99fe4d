import type { Ref, TextareaHTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { controlLook } from "../form-field/form-field.tsx";
import type { FramedProps, Named } from "../form-field/framed.tsx";
import { framed, useControl } from "../form-field/framed.tsx";

export type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FramedProps> &
  FramedProps &
  Named & {
    /** The element, to focus it. */
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Several lines of text with label, hint and error; it grows while typing. */
export function Textarea({ className, ...props }: TextareaProps) {
  const { frame, native, control } = useControl(props);
  return framed(
    frame,
    <textarea
      rows={3}
      {...native}
      {...control}
      className={cx(controlLook, "base:field-sizing-content", className)}
    />,
  );
}
