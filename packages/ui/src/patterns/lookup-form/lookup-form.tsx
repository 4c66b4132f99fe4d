import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Alert } from "../../components/alert/alert.tsx";
import { PageTitle } from "../../shell/page-title/page-title.tsx";
import type { FormProps } from "../form/form.tsx";
import { Form, FormActions, SubmitButton } from "../form/form.tsx";

export type LookupFormProps<Input extends FieldValues, Output> = FormProps<Input, Output> & {
  /** The page's name. */
  title: string;
  /** What to enter, and what it finds. */
  info: ReactNode;
  /** The label of the main button: a verb. */
  submitLabel: string;
  /** Shown beside the button, such as a draft's status. */
  status?: ReactNode;
  /** Why nothing was found: an `ErrorFlag`. */
  failure?: ReactNode;
  /** What was found: another form, a record. */
  result?: ReactNode;
};

/** A page with a short form that looks something up and shows it below. */
export function LookupForm<Input extends FieldValues, Output>({
  title,
  info,
  submitLabel,
  status,
  failure,
  result,
  children,
  ...form
}: LookupFormProps<Input, Output>) {
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle>{title}</PageTitle>
      <Alert status="info">{info}</Alert>
      {failure}
      <Form {...form}>
        {children}
        <FormActions className={status ? "sm:flex-wrap" : undefined}>
          <SubmitButton>{submitLabel}</SubmitButton>
          {status}
        </FormActions>
      </Form>
      {result}
    </div>
  );
}
