import { applicantCodeSchema } from "@polyportal/domain/application/code";
import { applicantCodeMessages as messages } from "@polyportal/domain/messages/applicant-code";
import { ownFormsWords as words } from "@polyportal/domain/messages/own-forms.words";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useSchool } from "../../app/school.ts";

type Props = {
  /** Where the code has gone, in the server's words. */
  sent: string;
  /** Sends the code; rejects with what belongs to the field. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
};

/** Asks for the code that shows that a mailbox is the applicant's. */
export function MailboxCode({ sent, onCode, onBack }: Props) {
  const { helpLine } = useSchool();
  const form = useAppForm(applicantCodeSchema, { code: "" });
  type Values = FormValues<typeof form>;
  return (
    <>
      <Alert tone="info" live>
        {sent}
      </Alert>
      <Form form={form} onSubmit={({ code }) => onCode(code)}>
        <TextField<Values>
          name="code"
          label={messages.label}
          hint={messages.hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-48 tabular-nums tracking-widest"
          required
        />
        <FormActions>
          <Button variant="secondary" onClick={onBack}>
            {words.back}
          </Button>
          <SubmitButton>{words.codeSubmit}</SubmitButton>
        </FormActions>
      </Form>
      <p className="text-ink-muted">{messages.cannotRead(helpLine)}</p>
    </>
  );
}
