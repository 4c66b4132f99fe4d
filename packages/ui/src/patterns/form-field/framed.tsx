import type { ReactElement, ReactNode } from "react";
import { useId } from "react";
import { controlProps } from "./field-id.ts";
import { FormField } from "./form-field.tsx";

/** The props of a form control besides the native element's. */
export type FramedProps = {
  /** The label above the control. */
  label?: ReactNode;
  /** A hint below the label. */
  hint?: string | undefined;
  /** The error: what is wrong and what to do. The control is marked as invalid. */
  error?: string | undefined;
  /** Marks the label with a red asterisk. Screen readers are told; the browser's own messages are not used. */
  required?: boolean | undefined;
};

/** A control needs a name: its label, or one elsewhere on the page. */
export type Named =
  | {
      /** The label above the control. */
      label: ReactNode;
    }
  | {
      /** The control's name, if there is no visible label. */
      "aria-label": string;
    }
  | {
      /** The id of the words that name the control. */
      "aria-labelledby": string;
    }
  | {
      /** The control's id, for a label elsewhere on the page. */
      id: string;
    };

type Parts = FramedProps & { id?: string | undefined; "aria-describedby"?: string | undefined };

/** Splits props into the control's own, those of its frame, and the native element's. */
export function useControl<Props extends Parts>({
  label,
  hint,
  error,
  required,
  ...native
}: Props) {
  const made = useId();
  const frame = { id: native.id ?? made, label, hint, error, required };
  return { frame, native, control: controlProps(frame, native["aria-describedby"]) };
}

/** The control with label, hint and error; without a label only the control. */
export const framed = (
  frame: ReturnType<typeof useControl>["frame"],
  control: ReactElement,
): ReactElement =>
  frame.label === undefined ? control : <FormField {...frame}>{control}</FormField>;
