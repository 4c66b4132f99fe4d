import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { profileMessages } from "@polyportal/domain/messages/profile";
import { studentProfileSchema } from "@polyportal/domain/student/profile-form";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";

type Props = { record: Output<"getStudentProfile"> };

/** Changes one's telephone number and address. */
export function ContactForm({ record }: Props) {
  const update = useOperation("updateStudentProfile", {
    invalidates: ["getStudentProfile", "getProfile"],
  });
  const form = useAppForm(studentProfileSchema, {
    mobileNumber: record.mobileNumber ?? "",
    contactAddress: record.contactAddress,
  });
  return (
    <Form
      form={form}
      className="max-w-prose"
      warnUnsaved
      onSubmit={async (details) => {
        await update.mutateAsync(details);
        form.reset(details, { keepIsSubmitSuccessful: true });
        toast({ ...profileMessages.saved, tone: "success" });
      }}
    >
      <PhoneField name="mobileNumber" label="Mobile Number" required />
      <TextareaField
        name="contactAddress"
        label="Contact address"
        autoComplete="street-address"
        maxLength={200}
      />
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  );
}
