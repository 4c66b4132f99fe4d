import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { clearanceStates } from "@polyportal/domain/admission/clearance";
import { clearanceDecisionSchema } from "@polyportal/domain/admission/clearance-decision";
import { actMessages } from "@polyportal/domain/messages/act";
import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { RadioField } from "@polyportal/ui/radio-field";
import { TextareaField } from "@polyportal/ui/textarea-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { SideForm } from "../../parts/form/side-form.tsx";

type Clearance = Output<"getClearance">;

type Props = {
  clearance: Clearance;
  component: Clearance["components"][number];
  onClose: () => void;
};

/** What an office decides about its part. */
export function Decide({ clearance: { id, fullName }, component, onClose }: Props) {
  const { itemId, name, state: was, note } = component;
  const { mutateAsync } = useOperation("updateClearance", {
    invalidates: ["listClearances", "getClearance", "getHistory"],
  });
  const form = useAppForm(clearanceDecisionSchema, { state: was, note });
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={words.titleOf(name, fullName)}
      submitLabel={actMessages.save}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync({ id, itemId, was, ...values });
        toast({ title: words.decided(name), status: "success" });
        onClose();
      }}
    >
      <RadioField<Values>
        name="state"
        label={words.decision}
        options={clearanceStates.map((value) => ({ value, label: words.states[value] }))}
        required
      />
      <TextareaField<Values> name="note" label={words.note} hint={words.noteHint} maxLength={300} />
    </SideForm>
  );
}
