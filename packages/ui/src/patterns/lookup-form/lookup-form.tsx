import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Alert } from "../../components/alert/alert.tsx";
import { PageTitle } from "../../shell/page-title/page-title.tsx";
import type { FormProps } from "../form/form.tsx";
import { Form, FormActions, SubmitButton } from "../form/form.tsx";

export type LookupFormProps<Input extends FieldValues, Output> = FormProps<Input, Output> & {
  /** The page's name. */
  title: string;
  /** What to enter and what comes of it. */
  info: ReactNode;
  /** The words on the main button: a verb. */
  submitLabel: string;
  /** Why nothing was found: an `ErrorFlag`. */
  failure?: ReactNode;
  /** What was found: a further form, a record. */
  result?: ReactNode;
};

/** A page that asks for a few words, looks something up by them, and shows it underneath. */
export function LookupForm<Input extends FieldValues, Output>({
  title,
  info,
  submitLabel,
  failure,
  result,
  children,
  ...form
}: LookupFormProps<Input, Output>) {
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle>{title}</PageTitle>
      <Alert tone="info">{info}</Alert>
      {failure}
      <Form {...form}>
        {children}
        <FormActions>
          <SubmitButton>{submitLabel}</SubmitButton>
        </FormActions>
      </Form>
      {result}
    </div>
  );
}
