import type { Graduate } from "@polyportal/api-client/contract/sundry-transcript";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { transcriptWords as words } from "@polyportal/domain/messages/transcript.words";
import { reached } from "@polyportal/domain/sundry/transcript-forms";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormSchema } from "@polyportal/ui/use-app-form";

type Values = { address?: string; email?: string };

type Props = {
  destination: Graduate["requests"][number]["destinations"][number];
  code: string;
  ticket: string;
};

/** Where one transcript of a request goes, to be changed. */
export function ChangeAddress({ destination, code, ticket }: Props) {
  const { position, name, delivery, address, email } = destination;
  const change = useOperation("changeTranscriptAddress");
  const byMail = delivery === "electronic";
  const schema: FormSchema<Values, Values> = reached[delivery];
  const form = useAppForm(schema, byMail ? { email } : { address });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await change.mutateAsync({ ticket, code, position, ...values });
      }}
    >
      {byMail ? (
        <TextField name="email" label={words.newEmailOf(name)} type="email" required />
      ) : (
        <TextareaField name="address" label={words.newAddressOf(name)} required />
      )}
      <FormActions>
        <SubmitButton>{words.saveAddress}</SubmitButton>
      </FormActions>
      <p role="status" className="empty:hidden">
        {change.isSuccess ? words.saved : null}
      </p>
    </Form>
  );
}
