import { DraftStatus } from "@polyportal/ui/draft-status";
import { useDraft } from "@polyportal/ui/use-draft";
import type { FieldValues } from "react-hook-form";
import { SectionForm, type SectionFormProps } from "./section-form.tsx";

/** The form of a section whose words are kept on the device as they are typed, until it is saved. */
export function DraftForm<Input extends FieldValues, Output>({
  save,
  ...props
}: Omit<SectionFormProps<Input, Output>, "status">) {
  const draft = useDraft(props.flow.draftKey, props.form);
  return (
    <SectionForm
      {...props}
      status={<DraftStatus state={draft.state} />}
      save={async (values) => {
        const answer = await save(values);
        if (answer) draft.clear();
        return answer;
      }}
    />
  );
}
