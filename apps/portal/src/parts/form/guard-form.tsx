import { useFormState } from "react-hook-form";
import { GuardUnsaved, type GuardProps } from "./guard-unsaved.tsx";

/** Guards unsaved text of the surrounding form. While saving and afterwards, nothing is lost. */
export function GuardForm(props: GuardProps) {
  const { isDirty, isSubmitting } = useFormState();
  return isDirty && !isSubmitting ? <GuardUnsaved {...props} /> : null;
}
