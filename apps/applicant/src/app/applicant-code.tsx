import { applicantCodeSchema } from "@polyportal/domain/application/code";
import { applicantCodeMessages as messages } from "@polyportal/domain/messages/applicant-code";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { Link } from "@polyportal/ui/link";
import { PageTitle } from "@polyportal/ui/page-title";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import type { ReactNode } from "react";
import { useFocusedHeading } from "./focused-heading.ts";
import { useSchool } from "./school.ts";

/** Where a rehearsal shows what it would have sent. */
const keptMessages = "/api/dev/mail";

type Props = {
  title: string;
  submitLabel: string;
  /** Where the code has gone, in the server's words. */
  sent: string;
  /** Sends the code; rejects with what belongs to the field. */
  onCode: (code: string) => Promise<void>;
  onAnother: () => void;
  /** Why nothing opened. */
  failure: ReactNode;
};

/** The second view of a page that a strange device opens: the code of the e-mail. */
export function ApplicantCode({ title, submitLabel, sent, onCode, onAnother, failure }: Props) {
  const heading = useFocusedHeading();
  const { helpLine, messagesShown } = useSchool();
  const form = useAppForm(applicantCodeSchema, { code: "" });
  type Values = FormValues<typeof form>;
  return (
    <div className="grid max-w-prose grid-cols-1 gap-6">
      <PageTitle ref={heading}>{title}</PageTitle>
      <Alert tone="info">{sent}</Alert>
      {messagesShown && (
        <p>
          {messages.rehearsal} <Link href={keptMessages}>{messages.rehearsalLink}</Link>
        </p>
      )}
      {failure}
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
          <Button variant="secondary" onClick={onAnother}>
            {messages.another}
          </Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </FormActions>
      </Form>
      <p className="text-ink-muted">{messages.cannotRead(helpLine)}</p>
    </div>
  );
}
