import type { DOMAttributes, FocusEvent, KeyboardEvent } from "react";
import type { RegisterOptions } from "react-hook-form";
import { useFormContext, useFormState } from "react-hook-form";
import { heardBy } from "../form-field/use-field.ts";

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * What ties a box of text to the form. The space that a phone's keyboard leaves behind a word it has
 * completed goes as the box is left, or as Enter sends the form; what is sent is judged as ever. What
 * the caller listens to is told after the form.
 */
export function useText<Element extends Box>(
  name: string,
  caller: Pick<DOMAttributes<Element>, "onChange" | "onBlur" | "onKeyDown">,
  options?: RegisterOptions,
) {
  const { control, register, setValue } = useFormContext();
  const { isSubmitted } = useFormState({ control });
  const { onBlur, ...box } = register(name, { ...options, ...heardBy(caller) });
  const tidy = ({ value, readOnly }: Box) => {
    const kept = value.trimEnd();
    if (kept === value || readOnly) return;
    setValue(name, kept, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return {
    ...box,
    onBlur: (event: FocusEvent<Element>) => {
      tidy(event.currentTarget);
      void onBlur(event);
    },
    onKeyDown: (event: KeyboardEvent<Element>) => {
      if (event.key === "Enter" && event.currentTarget instanceof HTMLInputElement) {
        tidy(event.currentTarget);
      }
      caller.onKeyDown?.(event);
    },
  };
}
