import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { FormProps } from "./form.tsx";
import { Form, FormActions, SubmitButton } from "./form.tsx";

export type FormPageProps<Input extends FieldValues, Output> = FormProps<Input, Output> & {
  title: string;
  /** What the form is for, or what to have at hand. */
  intro?: ReactNode;
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
    <section className="grid max-w-prose gap-6">
      <header className="grid gap-2">
        <h1 className="text-28 font-semibold" tabIndex={-1}>
          {title}
        </h1>
        {intro && <div className="text-ink-muted">{intro}</div>}
      </header>
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
