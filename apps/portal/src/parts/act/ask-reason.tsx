import { actMessages } from "@polyportal/domain/messages/act";
import { reasonSchema } from "@polyportal/domain/session/user-forms";
import { Button } from "@polyportal/ui/button";
import { Dialog } from "@polyportal/ui/dialog";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";

type Props = {
  /** What is about to be done: "Deactivate Okonkwo Ngọzi Ada". */
  title: string;
  /** What it does to how many. */
  question: string;
  /** The word on the button that does it. */
  label: string;
  onClose: () => void;
  /** Does it; what it rejects with stands over the reason, and nothing typed is lost. */
  onAct: (reason: string) => Promise<unknown>;
};

/** An act of the second grade: it says what it will do to how many, and is done with a reason. */
export function AskReason({ title, question, label, onClose, onAct }: Props) {
  const form = useAppForm(reasonSchema, { reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <Dialog
      open
      role="alertdialog"
      width="confirm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={question}
    >
      <Form
        form={form}
        onSubmit={async ({ reason }) => {
          await onAct(reason);
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
        <FormActions>
          <Button variant="secondary" onClick={onClose}>
            {actMessages.cancel}
          </Button>
          <SubmitButton>{label}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
