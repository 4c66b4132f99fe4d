import { useOperation } from "@polyportal/api-client/query/use-operation";
import { checkSchema } from "@polyportal/domain/audit/check";
import { auditCheckMessages } from "@polyportal/domain/messages/audit-check";
import { Form, FormActions, SubmitButton } from "@polyportal/ui/form";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";

/** Asks for a check, with a root from a letter or without. */
export function StartCheck({ onStarted }: { onStarted: () => void }) {
  const { mutateAsync } = useOperation("startAuditCheck", { invalidates: ["getAuditSeals"] });
  const form = useAppForm(checkSchema, { root: "" });
  type Values = FormValues<typeof form>;
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={async (values) => {
        await mutateAsync(values);
        onStarted();
      }}
    >
      <p className="mb-3">{auditCheckMessages.verifyLead}</p>
      <TextareaField<Values>
        name="root"
        label={auditCheckMessages.pastedRoot}
        hint={auditCheckMessages.pastedRootHint}
        rows={2}
      />
      <FormActions>
        <SubmitButton>{auditCheckMessages.begin}</SubmitButton>
      </FormActions>
    </Form>
  );
}
