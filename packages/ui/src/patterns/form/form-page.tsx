import type { ComponentProps, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { cx } from "class-variance-authority";
import { PageTitle } from "../../shell/page-title/page-title.tsx";
import type { FormTask } from "./form.tsx";
import { Form, FormActions, SubmitButton } from "./form.tsx";

export type FormPageProps<Input extends FieldValues, Output> = Omit<
  ComponentProps<"section">,
  keyof FormTask<Input, Output> | "title"
> &
  FormTask<Input, Output> & {
    /** The page's name. */
    title: string;
    /** What the form is for, or what to have at hand. */
    intro?: ReactNode;
    /** The label of the main button: a verb. */
    submitLabel: string;
    /** Shown beside the main button: a link back, "Previous". */
    secondary?: ReactNode;
    /** Whether typed text is stored: a `DraftStatus`. */
    status?: ReactNode;
  };

/** A page that is one form: title, fields, buttons. */
export function FormPage<Input extends FieldValues, Output>({
  title,
  intro,
  submitLabel,
  secondary,
  status,
  form,
  onSubmit,
  onRefused,
  fieldOf,
  warnUnsaved,
  className,
  children,
  ...rest
}: FormPageProps<Input, Output>) {
  return (
    <section
      {...rest}
      className={cx("base:grid base:max-w-prose base:grid-cols-1 base:gap-6", className)}
    >
      <PageTitle lead={intro}>{title}</PageTitle>
      <Form {...{ form, onSubmit, onRefused, fieldOf, warnUnsaved }}>
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
