import { ApiError } from "@polyportal/api-client/client/api-error";
import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Notice } from "@polyportal/domain/messages/notice";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton, type FormProps } from "@polyportal/ui/form";
import { toast } from "@polyportal/ui/toast";
import { useEffect, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { SectionFlow } from "./section.ts";

export type SectionFormProps<Input extends FieldValues, Output> = Pick<
  FormProps<Input, Output>,
  "form" | "onRefused"
> & {
  flow: SectionFlow;
  /** Sends the values. Resolves with undefined if nothing was sent and the section shows why. */
  save: (values: Output) => Promise<{ saved: ApplicationRecord["saved"] } | undefined>;
  /** The message after saving. */
  savedNotice: Notice;
  /** Shown beside the buttons. */
  status?: ReactNode;
  children: ReactNode;
};

export const sectionFormId = "section-form";

/** The form of one section, saved by Next. */
export function SectionForm<Input extends FieldValues, Output>({
  form,
  onRefused,
  flow,
  save,
  savedNotice,
  status,
  children,
}: SectionFormProps<Input, Output>) {
  const submit = async (values: Output) => {
    try {
      const answer = await save(values);
      if (answer) flow.onSaved(answer.saved, savedNotice);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (flow.onRefused(error)) return;
      toast({ ...wizardMessages.saveFailed, status: "fail" });
      // The form shows the error at its fields or above them.
      throw error;
    }
  };

  useFocusOnField(flow.field);
  return (
    <Form id={sectionFormId} form={form} onSubmit={submit} onRefused={onRefused}>
      {children}
      <FormActions className="sm:flex-wrap">
        {flow.onPrevious && (
          <Button variant="secondary" onClick={flow.onPrevious}>
            {applicationWords.previous}
          </Button>
        )}
        <SubmitButton>{applicationWords.next}</SubmitButton>
        {status}
      </FormActions>
    </Form>
  );
}

/** Moves the focus to the field that is to be changed, once its form is rendered. */
function useFocusOnField(field: string | undefined): void {
  useEffect(() => {
    if (field === undefined) return;
    document
      .querySelector<HTMLElement>(
        `#${sectionFormId} [id$="-${CSS.escape(field.replaceAll(".", "-"))}"]`,
      )
      ?.focus();
  }, [field]);
}
