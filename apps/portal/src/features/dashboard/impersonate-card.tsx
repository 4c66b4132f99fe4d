import { useOperation } from "@polyportal/api-client/query/use-operation";
import { impersonateMessages } from "@polyportal/domain/messages/impersonation";
import { paths } from "@polyportal/domain/routes/paths";
import { Card } from "@polyportal/ui/card";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";

/** The page of the applicant app that opens the session, with what it needs. */
const loginPage = (ticket: Record<string, string>): string =>
  `${import.meta.env.VITE_APPLICANT_ORIGIN ?? ""}${paths.impersonationLogin}?${new URLSearchParams(ticket).toString()}`;

/** Where an official who may do so begins to sign in as someone else. */
export function ImpersonateCard() {
  const { mutateAsync, isSuccess } = useOperation("impersonate", {
    onSuccess: (ticket) => location.assign(loginPage(ticket)),
  });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/impersonation/form")).impersonateSchema,
  );
  const form = useAppForm(schema, { userName: "", reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <Card title={impersonateMessages.title}>
      <p className="mb-4 max-w-prose text-ink-muted">{impersonateMessages.lead}</p>
      <Form
        form={form}
        className="max-w-prose"
        onSubmit={async (wish) => {
          await mutateAsync(wish);
        }}
      >
        <TextField<Values>
          name="userName"
          label={impersonateMessages.userName}
          autoComplete="off"
          required
        />
        <TextareaField<Values>
          name="reason"
          label={impersonateMessages.reason}
          hint={impersonateMessages.reasonHint}
          maxLength={300}
        />
        <FormActions>
          <SubmitButton loading={isSuccess}>{impersonateMessages.submit}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
