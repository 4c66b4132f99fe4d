import { actMessages } from "@polyportal/domain/messages/act";
import { TextareaField } from "@polyportal/ui/textarea-field";

/** Why something is done, as the record keeps it. */
export const ReasonField = () => (
  <TextareaField<{ reason: string }>
    name="reason"
    label={actMessages.reason}
    hint={actMessages.reasonHint}
    maxLength={500}
    required
  />
);
