import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { departmentChangeMessages } from "@polyportal/domain/messages/department-change";
import { departmentChangeWords } from "@polyportal/domain/messages/department-change.words";
import { paths } from "@polyportal/domain/routes/paths";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { DraftStatus } from "@polyportal/ui/draft-status";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useDraft } from "@polyportal/ui/use-draft";
import { useNavigate } from "react-router-dom";
import { useProfile } from "../../app/profile.ts";
import { FormRefused } from "../../parts/form/refused.tsx";
import { unlessRefused } from "../../parts/form/unless-refused.ts";

type Props = Pick<Output<"getDepartmentChanges">, "departments">;

/** Where to, and why. */
export function ApplicationForm({ departments }: Props) {
  const navigate = useNavigate();
  const { userName } = useProfile();
  const apply = useOperation("applyForDepartmentChange", { invalidates: ["getDepartmentChanges"] });
  const schema = useLazySchema(
    async () => (await import("@polyportal/domain/department-change/form")).departmentChangeSchema,
  );
  const form = useAppForm(schema, { departmentId: "", reason: "" });
  type Values = FormValues<typeof form>;
  const draft = useDraft(`${userName}:change-of-department`, form);
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={unlessRefused(async (values) => {
        await apply.mutateAsync(values);
        draft.clear();
        toast({ ...departmentChangeMessages.sent, status: "success" });
        navigate(paths.changeOfDepartmentDetails);
      })}
    >
      <ComboboxField
        name="departmentId"
        label={departmentChangeWords.department}
        options={departments.map(({ id, name, faculty }) => ({
          value: id,
          label: `${name}, ${faculty}`,
        }))}
        required
      />
      <TextareaField<Values>
        name="reason"
        label={departmentChangeWords.reason}
        hint={departmentChangeWords.whyHint}
        className="min-h-32"
        maxLength={1000}
        required
      />
      <FormRefused error={apply.error} />
      <FormActions>
        <SubmitButton>{departmentChangeWords.sendApplication}</SubmitButton>
        <DraftStatus state={draft.state} />
      </FormActions>
    </Form>
  );
}
