import { applicantCodeMessages as messages } from "@polyportal/domain/messages/applicant-code";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormSchema, type FormValues } from "@polyportal/ui/use-app-form";

export type CodeEntryProps = {
  /** How the code is read. */
  schema: FormSchema<{ code: string }, { code: string }>;
  /** What a code looks like. */
  hint: string;
  submitLabel: string;
  /** Sends the code; rejects with what belongs to the field. */
  onCode: (code: string) => Promise<void>;
  /** On the button that leads back. */
  back: string;
  onBack: () => void;
};

/** Where the code of an e-mail is entered. */
export function CodeEntry({ schema, hint, submitLabel, onCode, back, onBack }: CodeEntryProps) {
  const form = useAppForm(schema, { code: "" });
  type Values = FormValues<typeof form>;
  return (
    <Form form={form} onSubmit={({ code }) => onCode(code)}>
      <TextField<Values>
        name="code"
        label={messages.label}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="max-w-48 tabular-nums tracking-widest"
        required
      />
      <FormActions>
        <Button variant="secondary" onClick={onBack}>
          {back}
        </Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </FormActions>
    </Form>
  );
}
