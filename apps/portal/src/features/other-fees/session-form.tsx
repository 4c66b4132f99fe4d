import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { RadioField } from "@polyportal/ui/radio-field";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { sessionChoiceSchema } from "@polyportal/domain/fee/session-choice";

type Props = {
  /** The newest first, which is chosen beforehand. */
  sessions: readonly { id: number; name: string }[];
  onChosen: (sessionId: number) => void;
};

/** Chooses the session that is paid for. */
export function SessionForm({ sessions, onChosen }: Props) {
  const form = useAppForm(sessionChoiceSchema, { sessionId: sessions[0]?.id ?? "" });
  return (
    <Form form={form} className="max-w-prose" onSubmit={({ sessionId }) => onChosen(sessionId)}>
      <RadioField
        name="sessionId"
        label="Session"
        required
        options={sessions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormActions>
        <SubmitButton>Continue</SubmitButton>
      </FormActions>
    </Form>
  );
}
