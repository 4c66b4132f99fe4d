import { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import {
  actSchema,
  choosingActSchema,
  optionalActSchema,
} from "@polyportal/domain/user-management/user-forms";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PasswordField } from "@polyportal/ui/password-field";
import { SelectField } from "@polyportal/ui/select-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState, type ReactNode } from "react";
import { HoldAct } from "./hold-act.ts";

export type AskActProps = {
  /** The title: "Deactivate Okonkwo Ngọzi Ada". */
  title: string;
  /** What it does, and to how many. */
  question: string;
  /** Details to look at first. */
  children?: ReactNode;
  /** The confirmation words to type. The server may also ask for words by itself. */
  words?: string;
  /** The label of the reason if it is more than that: "Remark to the head of department". */
  reasonLabel?: string;
  /** The reason is optional. */
  optional?: boolean;
  /** A required choice: where a department is moved to. */
  choice?: { label: string; options: readonly { value: number; label: string }[]; missing: string };
  /** The label of the button. */
  label: string;
  /** It takes something away. Acts with typed words always do. */
  danger?: boolean;
  onClose: () => void;
  /** Said once it is done, unless the act says so itself. */
  done?: string;
  /**
   * Does it. Errors are shown above the reason, and typed text is kept. False means that it is not done yet
   * and that the children show why.
   */
  onAct: (given: { reason: string; typed: string }, chosen: string) => Promise<unknown>;
};

/**
 * A dialog for an act that others will ask about. It says what will be done to how many, and asks for a
 * reason. A grave act also needs typed words, and the password if the server asks for it again.
 */
export function AskAct(props: AskActProps) {
  const { title, question, children, words, optional = false, choice, label } = props;
  const { danger = words !== undefined } = props;
  const { reasonLabel = actMessages.reason } = props;
  const { onClose, onAct, done } = props;
  const [held, setHeld] = useState(false);
  const [asks, setAsks] = useState({ typed: words !== undefined, password: false });
  const { mutateAsync: confirm } = useOperation("provePassword");
  const whole = choice ? choosingActSchema(choice.missing) : actSchema;
  const form = useAppForm(optional ? optionalActSchema : whole, {
    reason: "",
    choice: "",
    typed: "",
    password: "",
  });
  type Values = FormValues<typeof form>;
  const act = async ({
    password,
    choice: chosen,
    ...given
  }: {
    reason: string;
    typed: string;
    choice: string;
    password: string;
  }) => {
    if (asks.password) await confirm({ password });
    try {
      if ((await onAct(given, chosen)) === false) return;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === "password_needed") return setAsks({ ...asks, password: true });
      if (code === "typed_wrong") setAsks({ ...asks, typed: true });
      throw error;
    }
    if (done) toast({ title: done, status: "success" });
    onClose();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      width={children ? "modal" : "confirm"}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={question}
    >
      <HoldAct value={setHeld}>{children}</HoldAct>
      <Form form={form} className={children ? "mt-4" : undefined} onSubmit={act}>
        {choice && (
          <SelectField<Values>
            name="choice"
            label={choice.label}
            options={choice.options.map(({ value, label: name }) => ({
              value: String(value),
              label: name,
            }))}
            required
          />
        )}
        <TextareaField<Values>
          name="reason"
          label={reasonLabel}
          hint={actMessages.reasonHint}
          maxLength={500}
          required={!optional}
        />
        {asks.typed && (
          <TextField<Values>
            name="typed"
            label={words ? actMessages.typed(words) : actMessages.typedAgain}
            autoComplete="off"
          />
        )}
        {asks.password && (
          <>
            <Alert status="warning" live>
              {actMessages.passwordNeeded}
            </Alert>
            <PasswordField<Values> name="password" label={actMessages.password} />
          </>
        )}
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {actMessages.cancel}
          </Button>
          <SubmitButton variant={danger ? "danger" : "primary"} disabled={held}>
            {label}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
