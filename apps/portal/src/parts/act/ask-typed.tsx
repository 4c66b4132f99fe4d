import { ApiError } from "@polyportal/api-client/client/api-error";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { typedSchema } from "@polyportal/domain/session/user-forms";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PasswordField } from "@polyportal/ui/password-field";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useState, type ReactNode } from "react";

type Props = {
  title: string;
  question: string;
  /** What the act does, to be looked at before it is done. */
  children?: ReactNode;
  /** What is typed to show that it is meant. */
  words: string;
  label: string;
  onClose: () => void;
  onAct: (given: { reason: string; typed: string }) => Promise<unknown>;
};

/**
 * An act of the third grade: it shows what it does, takes a reason and the typed words, and asks for
 * the password where the server wants it again.
 */
export function AskTyped({ title, question, children, words, label, onClose, onAct }: Props) {
  const [asksPassword, setAsksPassword] = useState(false);
  const { mutateAsync: confirm } = useOperation("confirmPassword");
  const form = useAppForm(typedSchema, { reason: "", typed: "", password: "" });
  type Values = FormValues<typeof form>;
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={question}
    >
      {children}
      <Form
        form={form}
        className="mt-4"
        onSubmit={async ({ password, ...given }) => {
          if (asksPassword) await confirm({ password });
          try {
            await onAct(given);
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== "password_needed") throw error;
            setAsksPassword(true);
            return;
          }
          onClose();
        }}
      >
        <TextareaField<Values>
          name="reason"
          label={actMessages.reason}
          hint={actMessages.reasonHint}
          maxLength={500}
          required
        />
        <TextField<Values>
          name="typed"
          label={actMessages.typed(words)}
          autoComplete="off"
          required
        />
        {asksPassword && (
          <>
            <Alert tone="warning" live>
              {actMessages.passwordNeeded}
            </Alert>
            <PasswordField<Values> name="password" label={actMessages.password} required />
          </>
        )}
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {actMessages.cancel}
          </Button>
          <SubmitButton variant="danger">{label}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
