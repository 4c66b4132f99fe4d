import { useOperation } from "@polyportal/api-client/query/use-operation";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { ownEmailSchema } from "@polyportal/domain/user-management/own-profile-form";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PasswordField } from "@polyportal/ui/password-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useEffect } from "react";

const { email: words } = staffProfileMessages;

/** Asks for the link that makes another address one's own. */
export function OwnEmailForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useOperation("changeOwnEmail", { invalidates: ["getStaffProfile"] });
  const form = useAppForm(ownEmailSchema, { email: "", currentPassword: "" });
  type Values = FormValues<typeof form>;
  // The button that was pressed is gone.
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={async (asked) => {
        await mutateAsync(asked);
        onDone();
        toast({ ...words.sent(asked.email), status: "success" });
      }}
    >
      <TextField<Values>
        name="email"
        type="email"
        autoComplete="email"
        label={words.another}
        hint={words.hint}
        required
      />
      <PasswordField<Values> name="currentPassword" label={words.currentPassword} required />
      <FormActions>
        <Button variant="secondary" onClick={onDone}>
          {shellMessages.cancel}
        </Button>
        <SubmitButton>{words.send}</SubmitButton>
      </FormActions>
    </Form>
  );
}
