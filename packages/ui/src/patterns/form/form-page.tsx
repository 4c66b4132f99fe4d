import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { PageTitle } from "../../shell/page-title/page-title.tsx";
import type { FormProps } from "./form.tsx";
import { Form, FormActions, SubmitButton } from "./form.tsx";

export type FormPageProps<Input extends FieldValues, Output> = FormProps<Input, Output> & {
  /** The page's name. */
  title: string;
  /** What the form is for, or what to have at hand. */
  intro?: ReactNode;
  /** The words on the main button: a verb. */
  submitLabel: string;
  /** What stands beside the main button: a link back, "Previous". */
  secondary?: ReactNode;
  /** Whether what is typed is kept: a `DraftStatus`. */
  status?: ReactNode;
};

/** A page that is one form: title, fields, buttons. */
export function FormPage<Input extends FieldValues, Output>({
  title,
  intro,
  submitLabel,
  secondary,
  status,
  children,
  ...form
}: FormPageProps<Input, Output>) {
  return (
    <section className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle lead={intro}>{title}</PageTitle>
      <Form {...form}>
        {children}
        <FormActions>
          {secondary}
          <SubmitButton>{submitLabel}</SubmitButton>
          {status}
        </FormActions>
      </Form>
    </section>
  );
}
