import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { impersonateMessages } from "@polyportal/domain/messages/impersonation";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { TextField } from "@polyportal/ui/text-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";

/** The applicant app's page that opens the session, with its parameters. */
const loginPage = (ticket: Record<string, string>): string =>
  `${import.meta.env.VITE_APPLICANT_ORIGIN ?? ""}${paths.impersonationLogin}?${new URLSearchParams(ticket).toString()}`;

type Props = {
  /** Whom to impersonate; by default the name is typed. */
  userName?: string;
  onCancel?: () => void;
};

/** Asks for a reason and impersonates. The browser then goes to that person's portal. */
export function ImpersonateForm({ userName, onCancel }: Props) {
  const { mutateAsync, isSuccess } = useOperation("impersonate", {
    onSuccess: (ticket) => location.assign(loginPage(ticket)),
  });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/impersonation/form")).impersonateSchema,
  );
  const form = useAppForm(schema, { userName: userName ?? "", reason: "" });
  type Values = FormValues<typeof form>;
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={async (wish) => {
        await mutateAsync(wish);
      }}
    >
      {userName === undefined && (
        <TextField<Values>
          name="userName"
          label={impersonateMessages.userName}
          autoComplete="off"
          required
        />
      )}
      <TextareaField<Values>
        name="reason"
        label={impersonateMessages.reason}
        hint={impersonateMessages.reasonHint}
        maxLength={300}
      />
      <FormActions>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {actMessages.cancel}
          </Button>
        )}
        <SubmitButton loading={isSuccess}>{impersonateMessages.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
