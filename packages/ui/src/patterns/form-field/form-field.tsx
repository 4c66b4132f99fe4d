import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { describedBy, errorIdOf, hintIdOf } from "./field-id.ts";
import { useWords } from "../../words/words.ts";
import { formFieldWords } from "./form-field.words.ts";

/** The look of every select (`theme/looks.css`). */
export const selectLook = "ui-control";

/** The look of every text input. (In CSS a select counts as read-only, hence two looks.) */
export const controlLook = "ui-control ui-control-text";

type FrameProps = {
  /** The control's id, for the label. */
  id: string;
  /** The label, in a few words. */
  label: ReactNode;
  /** A hint below the label. */
  hint?: string | undefined;
  /** The error: what is wrong and what to do. */
  error?: string | undefined;
  /** Marks the label with a red asterisk. */
  required?: boolean | undefined;
  /** The control. */
  children: ReactNode;
};

type FieldProps = Omit<ComponentProps<"div">, keyof FrameProps> & FrameProps;

/** A control with label, hint and error, in this order. */
export function FormField(props: FieldProps) {
  const { id, label, hint, error, required, className, children, ...rest } = props;
  return (
    <div
      {...rest}
      className={cx("ui-field", className)}
      data-invalid={error ? "" : undefined}
      data-question={typeof label === "string" ? label : undefined}
    >
      <label htmlFor={id} className="font-medium">
        {label}
        {required && <Asterisk />}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

type GroupProps = Omit<ComponentProps<"fieldset">, keyof FrameProps> & FrameProps;

/** As {@link FormField}, around several controls that answer one question. */
export function GroupField(props: GroupProps) {
  const { id, label, hint, error, required, className, children, ...rest } = props;
  return (
    <fieldset
      {...rest}
      className={cx("base:min-w-0", className)}
      aria-describedby={describedBy(props, rest["aria-describedby"])}
      data-invalid={error ? "" : undefined}
      data-question={typeof label === "string" ? label : undefined}
    >
      <legend className="mb-1 font-medium">
        {label}
        {required && <Asterisk />}
      </legend>
      <div className="grid grid-cols-1 gap-1">
        <FieldNotes id={id} hint={hint} error={error} />
        {children}
      </div>
    </fieldset>
  );
}

/** The hint, and between it and the control the error, where both are expected. */
export function FieldNotes({ id, hint, error }: Pick<FrameProps, "id" | "hint" | "error">) {
  const words = useWords("formField", formFieldWords);
  return (
    <>
      {hint && (
        <p id={hintIdOf(id)} className="ui-note">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorIdOf(id)} data-field-error className="text-14 font-medium text-fail">
          <span className="sr-only">{words.error}</span>
          {error}
        </p>
      )}
    </>
  );
}

/** The mark of a required field. Screen readers use `aria-required` instead. */
export function Asterisk({ className, ...rest }: Omit<ComponentProps<"span">, "children">) {
  return (
    <span aria-hidden="true" {...rest} className={cx("ui-asterisk", className)}>
      *
    </span>
  );
}
