import type { FocusEvent, KeyboardEvent } from "react";
import type { RegisterOptions } from "react-hook-form";
import { useFormContext, useFormState } from "react-hook-form";

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * What ties a box of text to the form. The space that a phone's keyboard leaves behind a word it has
 * completed goes as the box is left, or as Enter sends the form; what is sent is judged as ever.
 */
export function useText(name: string, options?: RegisterOptions) {
  const { control, register, setValue } = useFormContext();
  const { isSubmitted } = useFormState({ control });
  const { onBlur, ...box } = register(name, options);
  const tidy = ({ value, readOnly }: Box) => {
    const kept = value.trimEnd();
    if (kept === value || readOnly) return;
    setValue(name, kept, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return {
    ...box,
    onBlur: (event: FocusEvent<Box>) => {
      tidy(event.currentTarget);
      void onBlur(event);
    },
    onKeyDown: (event: KeyboardEvent<Box>) => {
      if (event.key === "Enter" && event.currentTarget instanceof HTMLInputElement) {
        tidy(event.currentTarget);
      }
    },
  };
}
