import type { ComponentProps, ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { FormProvider, useFormContext, useFormState } from "react-hook-form";
import { cx } from "class-variance-authority";
import type { ButtonProps } from "../../components/button/button.tsx";
import { Button } from "../../components/button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { FormScope } from "../form-field/field-id.ts";
import { errorAt } from "./error-at.ts";
import type { FormProblem } from "./problems.ts";
import { isApiFieldErrors, messagesIn, problemsOf } from "./problems.ts";
import type { AppForm } from "./use-app-form.ts";
import { useWords } from "../../words/words.ts";
import { formWords } from "./form.words.ts";

/** What a form is told of its values: with what they begin, and what becomes of them. */
export type FormTask<Input extends FieldValues, Output> = {
  /** What `useAppForm` made of the schema and the values at the start. */
  form: AppForm<Input, Output>;
  /**
   * Saves the checked values. Until it settles, further submits are ignored. When it rejects, the
   * server's words stand over the form, and the messages of its `fields` at the fields; where nothing
   * is to be put right, with "Try again". What is no API error is reported to the browser as well.
   */
  onSubmit: (values: Output) => Promise<void> | void;
  /** Runs after a submit that the form itself refused, for a flash text. */
  onRefused?: (messages: readonly string[]) => void;
  /** Where the server names a field otherwise than the form does: its path to the form's. */
  fieldOf?: (serverPath: string) => string;
  /** Asks before the browser leaves the page with unsaved values; a link of the app's router is a `LeaveGuard`'s. */
  warnUnsaved?: boolean;
  /** The fields, and under them the `FormActions`. */
  children: ReactNode;
};

export type FormProps<Input extends FieldValues, Output> = Omit<
  ComponentProps<"form">,
  keyof FormTask<Input, Output> | "action"
> &
  FormTask<Input, Output>;

/** A form of fields in one column, with its error summary on top. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  onRefused,
  fieldOf = (path) => path,
  warnUnsaved = false,
  className,
  children,
  ...rest
}: FormProps<Input, Output>) {
  const words = useWords("form", formWords);
  const scope = useId();
  const busy = useRef(false);
  const [problems, setProblems] = useState<FormProblem[]>([]);

  const save = async (values: Output) => {
    setProblems([]);
    try {
      await onSubmit(values);
    } catch (error) {
      const known = isApiFieldErrors(error);
      if (!known) reportError(error);
      const messages = Object.entries(known ? error.fields : {}).map(
        ([path, message]): [string, string] => [fieldOf(path), message],
      );
      for (const [path, message] of messages) {
        form.setError(path as Path<Input>, { type: "server", message });
      }
      const why: [string, string] = ["", known ? error.message : words.failed];
      setProblems([...problemsOf(scope, [why]), ...problemsOf(scope, messages)]);
    }
  };
  const refuse = (errors: unknown) => {
    const messages = messagesIn(errors);
    setProblems(problemsOf(scope, messages));
    onRefused?.(messages.map(([, message]) => message));
  };

  return (
    <FormProvider {...form}>
      <FormScope.Provider value={scope}>
        <form
          noValidate
          {...rest}
          className={cx("base:grid base:grid-cols-1 base:gap-6", className)}
          onSubmit={(event) => {
            event.preventDefault();
            // A state would come a render too late for the second of two quick presses.
            if (busy.current) return;
            busy.current = true;
            void form
              .handleSubmit(
                save,
                refuse,
              )(event)
              .finally(() => {
                busy.current = false;
              });
          }}
        >
          <Standing problems={problems} />
          {children}
          {warnUnsaved && <UnsavedGuard />}
        </form>
      </FormScope.Provider>
    </FormProvider>
  );
}

/** What of the last submit's problems is still one: a line goes when its fault does. */
function Standing({ problems }: { problems: readonly FormProblem[] }) {
  const words = useWords("form", formWords);
  const { control } = useFormContext();
  const { errors, isSubmitting } = useFormState({ control });
  const isWhole = ({ path }: FormProblem) => path === "";
  const faults = problems.filter(({ path }) => path && errorAt(errors, path).message);
  // What the server said of the whole goes with the last of its fields' faults.
  const standing =
    faults.length > 0 || problems.every(isWhole)
      ? problems.filter((one) => isWhole(one) || faults.includes(one))
      : faults;
  return (
    <ErrorSummary problems={standing}>
      {standing.some(isWhole) && (
        <Button type="submit" variant="secondary" className="mt-3" loading={isSubmitting}>
          {words.retry}
        </Button>
      )}
    </ErrorSummary>
  );
}

/** The form's main button; it turns while the form is being saved. */
export function SubmitButton(props: Extract<ButtonProps, { asChild?: false }>) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return <Button {...props} type="submit" loading={isSubmitting || props.loading === true} />;
}

export type FormActionsProps = ComponentProps<"div"> & {
  /** The buttons, the main one first. */
  children: ReactNode;
};

/** The row under a form: the main button first on a phone, at the end of the row elsewhere. */
export function FormActions({ className, ...rest }: FormActionsProps) {
  return <div {...rest} className={cx("ui-form-actions", className)} />;
}

function UnsavedGuard() {
  const { control } = useFormContext();
  const { isDirty, isSubmitSuccessful } = useFormState({ control });
  const unsaved = isDirty && !isSubmitSuccessful;
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return null;
}
