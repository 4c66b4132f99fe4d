import type { Ref, TextareaHTMLAttributes } from "react";
import { cx } from "class-variance-authority";
import { controlLook } from "../form-field/form-field.tsx";
import type { FramedProps, Named } from "../form-field/framed.tsx";
import { framed, useControl } from "../form-field/framed.tsx";

export type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FramedProps> &
  FramedProps &
  Named & {
    /** The box itself, to move the focus to it. */
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Several lines of text with their label, hint and error; the box grows with what is typed. */
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
