import type { ComponentProps } from "react";
import { useState } from "react";
import { cx } from "class-variance-authority";
import { controlLook } from "../form-field/form-field.tsx";
import { useWords } from "../../words/words.ts";
import { passwordFieldWords } from "./password-field.words.ts";

export type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
  /** What the button shows and hides: "Password", "New password". */
  label: string;
};

/** A password input with a button that shows the text. Use it in a `FormField`. */
export function PasswordInput({ label, className, ...input }: PasswordInputProps) {
  const words = useWords("passwordField", passwordFieldWords);
  const [shown, setShown] = useState(false);
  return (
    <span className="flex">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        type={shown ? "text" : "password"}
        className={cx(controlLook, "base:min-w-0 base:rounded-e-none", className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="min-h-control min-w-16 rounded-e border border-s-0 border-line-strong px-3 text-14 font-medium text-brand hover:bg-brand-soft"
      >
        {shown ? words.hide : words.show}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </span>
  );
}
