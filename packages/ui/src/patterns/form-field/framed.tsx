import type { ReactElement, ReactNode } from "react";
import { useId } from "react";
import { controlProps } from "./field-id.ts";
import { FormField } from "./form-field.tsx";

/** What a control of a form says besides the native element's own props. */
export type FramedProps = {
  /** The question, above the control. */
  label?: ReactNode;
  /** Help that stays in sight, under the label. */
  hint?: string | undefined;
  /** What is wrong, and what to do about it; the control is marked as invalid. */
  error?: string | undefined;
  /** Marks the question with the red asterisk. Screen readers are told; the browser's own words are not used. */
  required?: boolean | undefined;
};

/** A control has a name: its label, or one that stands elsewhere on the page. */
export type Named =
  | {
      /** The question, above the control. */
      label: ReactNode;
    }
  | {
      /** The control's name, where no words stand beside it. */
      "aria-label": string;
    }
  | {
      /** The id of the words that name the control. */
      "aria-labelledby": string;
    }
  | {
      /** The control's id, which a label of the page's own names. */
      id: string;
    };

type Parts = FramedProps & { id?: string | undefined; "aria-describedby"?: string | undefined };

/** What a control says of itself, what stands around it, and the rest: the native element's own. */
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

/** The control with its label, hint and error; without a label the control alone. */
export const framed = (
  frame: ReturnType<typeof useControl>["frame"],
  control: ReactElement,
): ReactElement =>
  frame.label === undefined ? control : <FormField {...frame}>{control}</FormField>;
