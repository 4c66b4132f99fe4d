import type { ReactNode } from "react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useFormState } from "react-hook-form";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { Dialog } from "../../components/dialog/dialog.tsx";
import type { FormProps } from "../form/form.tsx";
import { Form, FormActions, SubmitButton } from "../form/form.tsx";
import { UnsavedQuestion } from "../form/unsaved-question.tsx";
import { useWords } from "../../words/words.ts";
import { sideFormWords } from "./side-form.words.ts";

export type SideFormProps<Input extends FieldValues, Output> = FormProps<Input, Output> & {
  /** Whether it is open, controlled by the caller. */
  open: boolean;
  /** Called when it is closed without saving. After saving, the caller closes it. */
  onClose: () => void;
  /** The title: "Add a course". */
  title: string;
  /** What to have at hand, in a sentence. */
  intro?: ReactNode;
  /** The label of the main button. */
  submitLabel: string;
  /** Half as wide again, for a table of inputs. */
  wide?: boolean;
};

/**
 * A short form beside the list that it changes; on a phone the whole screen. It traps the focus, returns it,
 * and asks before typed text is lost.
 */
export function SideForm<Input extends FieldValues, Output>(props: SideFormProps<Input, Output>) {
  const { open, onClose, title, intro, submitLabel, wide, children, form, ...rest } = props;
  const words = useWords("sideForm", sideFormWords);
  const [asking, setAsking] = useState(false);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const leave = () => {
    setAsking(false);
    form.reset();
    onClose();
  };
  const ask = () => {
    // Saving can be neither lost nor cancelled.
    if (isSubmitting) return;
    if (isDirty) setAsking(true);
    else leave();
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && ask()}
        title={title}
        description={intro}
        className={cx(
          "inset-0 m-0 ms-auto h-dvh max-h-none w-full rounded-none border-y-0 border-e-0 max-sm:border-s-0",
          wide ? "max-w-3xl" : "max-w-lg",
        )}
      >
        <Form form={form} warnUnsaved {...rest}>
          {children}
          <FormActions className="sticky -bottom-4 z-10 -mx-4 -mb-4 border-t border-line bg-paper-raised px-4 py-3 sm:-mx-6 sm:justify-end sm:px-6">
            <Button variant="secondary" onClick={ask}>
              {words.cancel}
            </Button>
            <SubmitButton>{submitLabel}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
      <UnsavedQuestion open={open && asking} onStay={() => setAsking(false)} onLeave={leave} />
    </>
  );
}
