import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { profileMessages } from "@polyportal/domain/messages/profile";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { Button } from "@polyportal/ui/button";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useEffect } from "react";

type Props = {
  record: Output<"getStudentProfile">;
  /** The details are saved, or stay as they are. */
  onDone: () => void;
};

/** Changes one's telephone number and address. */
export function ContactForm({ record, onDone }: Props) {
  const update = useOperation("updateStudentProfile", {
    invalidates: ["getStudentProfile", "getProfile"],
  });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/student/profile-form")).studentProfileSchema,
  );
  const form = useAppForm(schema, {
    mobileNumber: record.mobileNumber ?? "",
    contactAddress: record.contactAddress,
  });
  type Values = FormValues<typeof form>;
  // The button that was pressed is gone.
  const { setFocus } = form;
  useEffect(() => setFocus("mobileNumber"), [setFocus]);
  return (
    <Form
      form={form}
      className="max-w-prose"
      warnUnsaved
      onSubmit={async (details) => {
        await update.mutateAsync(details);
        onDone();
        toast({ ...profileMessages.saved, status: "success" });
      }}
    >
      <PhoneField<Values> name="mobileNumber" label={accountWords.mobileNumber} required />
      <TextareaField<Values>
        name="contactAddress"
        label={accountWords.contactAddress}
        autoComplete="street-address"
        maxLength={200}
      />
      <FormActions>
        <Button variant="secondary" onClick={onDone}>
          {shellMessages.cancel}
        </Button>
        <SubmitButton>{accountWords.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
