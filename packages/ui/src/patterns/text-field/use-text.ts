import type { DOMAttributes, FocusEvent, KeyboardEvent } from "react";
import type { RegisterOptions } from "react-hook-form";
import { useFormContext, useFormState } from "react-hook-form";
import { composeHandlers } from "../form-field/compose.ts";
import type { BoxCaller } from "../form-field/use-field.ts";
import { useBox } from "../form-field/use-field.ts";

type Box = HTMLInputElement | HTMLTextAreaElement;

/**
 * Registers a text input with the form. The space that a phone's keyboard adds after a completed word is
 * removed on leaving and on Enter. The form's listeners are called before the caller's.
 */
export function useText<Element extends Box>(
  name: string,
  caller: BoxCaller<Element> & Pick<DOMAttributes<Element>, "onKeyDown">,
  options?: RegisterOptions,
) {
  const { control, setValue } = useFormContext();
  const { isSubmitted } = useFormState({ control });
  const { onBlur, ...box } = useBox(name, caller, options);
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
    onKeyDown: composeHandlers((event: KeyboardEvent<Element>) => {
      if (event.key === "Enter" && event.currentTarget instanceof HTMLInputElement) {
        tidy(event.currentTarget);
      }
    }, caller.onKeyDown),
  };
}
