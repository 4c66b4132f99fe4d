import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { profileMessages } from "@polyportal/domain/messages/profile";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { userMessages } from "@polyportal/domain/messages/users";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { PhoneField } from "@polyportal/ui/phone-field";
import { TextField } from "@polyportal/ui/text-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { GuardForm } from "../../parts/form/guard-form.tsx";

/** Changes one's telephone number and, for who stands in the register, one's field of work. */
export function OwnDetails({ record }: { record: Output<"getStaffProfile"> }) {
  const { mutateAsync } = useOperation("updateStaffProfile", {
    invalidates: ["getStaffProfile", "getProfile"],
  });
  const schema = useLazySchema(
    async () =>
      (await import("@polyportal/domain/user-management/own-profile-form")).ownProfileSchema,
  );
  const form = useAppForm(schema, {
    mobileNumber: record.mobileNumber ?? "",
    specialisation: record.record?.specialisation ?? "",
  });
  type Values = FormValues<typeof form>;
  return (
    <Form
      form={form}
      className="max-w-prose"
      warnUnsaved
      onSubmit={async (details) => {
        await mutateAsync(details);
        form.reset(form.getValues());
        toast({ ...profileMessages.saved, status: "success" });
      }}
    >
      <GuardForm />
      <PhoneField<Values> name="mobileNumber" label={userMessages.columns.mobileNumber} required />
      {record.record && (
        <TextField<Values>
          name="specialisation"
          label={staffProfileMessages.fields.specialisation}
          maxLength={120}
        />
      )}
      <FormActions>
        <SubmitButton>{actMessages.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
