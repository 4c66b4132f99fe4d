import { useOperation } from "@polyportal/api-client/query/use-operation";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { refereeAddressSchema } from "@polyportal/domain/referee/address-form";
import { Alert } from "@polyportal/ui/alert";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextField } from "@polyportal/ui/text-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";

/** Sends a referee the links anew. Whoever asks reads the same. */
export function IAmReferee() {
  const resend = useOperation("resendRefereeLink");
  const form = useAppForm(refereeAddressSchema, { email: "" });
  type Values = FormValues<typeof form>;
  return (
    <section aria-label={words.iAmReferee} className="grid gap-3 border-t border-line pt-6">
      <h2 className="text-22 font-semibold">{words.iAmReferee}</h2>
      <p>{words.resendInfo}</p>
      <Form form={form} onSubmit={async ({ email }) => void (await resend.mutateAsync({ email }))}>
        <TextField<Values>
          name="email"
          type="email"
          label={words.email}
          autoComplete="email"
          required
        />
        <FormActions>
          <SubmitButton>{words.resend}</SubmitButton>
        </FormActions>
      </Form>
      <div role="status" className="empty:hidden">
        {resend.isSuccess && <Alert status="success">{words.resent}</Alert>}
      </div>
    </section>
  );
}
