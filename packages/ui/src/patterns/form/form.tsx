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
import { useOnPage } from "./use-on-page.ts";
import { useWords } from "../../words/words.ts";
import { formWords } from "./form.words.ts";

/** The form, and what to do with its values. */
export type FormTask<Input extends FieldValues, Output> = {
  /** The result of `useAppForm`. */
  form: AppForm<Input, Output>;
  /**
   * Saves the validated values. Further submits are ignored until it settles. If it rejects, the server's
   * message is shown above the form, and its `fields` at the fields; without fields, with "Try again".
   * Unexpected errors are also reported to the browser.
   */
  onSubmit: (values: Output) => Promise<void> | void;
  /** Called after a submit that validation refused, to show a message. */
  onRefused?: (messages: readonly string[]) => void;
  /** Maps the server's path of a field to the form's, if they differ. */
  fieldOf?: (serverPath: string) => string;
  /** Asks before the browser leaves the page with unsaved values. For links of the app's router use `LeaveGuard`. */
  warnUnsaved?: boolean;
  /** The fields, and below them the `FormActions`. */
  children: ReactNode;
};

export type FormProps<Input extends FieldValues, Output> = Omit<
  ComponentProps<"form">,
  keyof FormTask<Input, Output> | "action"
> &
  FormTask<Input, Output>;

/** A form with its error summary above the fields. */
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
            // A ref, because state would be too late for the second of two quick presses.
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

/** The remaining problems of the last submit. A line disappears when its problem is solved, or its field goes. */
function Standing({ problems: all }: { problems: readonly FormProblem[] }) {
  const words = useWords("form", formWords);
  const { control } = useFormContext();
  const { errors, isSubmitting } = useFormState({ control });
  const problems = useOnPage(all);
  const isWhole = ({ path }: FormProblem) => path === "";
  const faults = problems.filter(({ path }) => path && errorAt(errors, path).message);
  // The server's general message disappears with the last of its field errors.
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

/** The form's main button; shows a spinner while saving. */
export function SubmitButton(props: Extract<ButtonProps, { asChild?: false }>) {
  const { control } = useFormContext();
  const { isSubmitting } = useFormState({ control });
  return <Button {...props} type="submit" loading={isSubmitting || props.loading === true} />;
}

export type FormActionsProps = ComponentProps<"div"> & {
  /** The buttons, the main one first. */
  children: ReactNode;
};

/** The buttons of a form: the main one first on phones, and at the end of the row elsewhere. */
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
