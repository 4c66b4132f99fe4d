import type { InputHTMLAttributes, Ref } from "react";
import { cx } from "class-variance-authority";
import { controlLook } from "../form-field/form-field.tsx";
import type { FramedProps, Named } from "../form-field/framed.tsx";
import { framed, useControl } from "../form-field/framed.tsx";

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FramedProps | "type"> &
  FramedProps &
  Named & {
    /** The type of the text, which selects a phone's keyboard. */
    type?: "text" | "email" | "url" | "tel" | "search" | "password" | "date" | "time";
    /** The input, to focus it. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text with label, hint and error, without a form library. */
export function Input({ className, ...props }: InputProps) {
  const { frame, native, control } = useControl(props);
  return framed(frame, <input {...native} {...control} className={cx(controlLook, className)} />);
}
