import { useFormState } from "react-hook-form";
import { GuardUnsaved, type GuardProps } from "./guard-unsaved.tsx";

/** Guards what was typed into the form around it; what is being saved, or is saved, is not lost. */
export function GuardForm(props: GuardProps) {
  const { isDirty, isSubmitting } = useFormState();
  return isDirty && !isSubmitting ? <GuardUnsaved {...props} /> : null;
}
