import { SideForm as Sheet, type SideFormProps } from "@polyportal/ui/side-form";
import type { FieldValues } from "react-hook-form";
import { GuardForm } from "./guard-form.tsx";

/** A short form beside the list that it changes. Asks before typed text is lost. */
export function SideForm<Input extends FieldValues, Output>({
  children,
  ...props
}: SideFormProps<Input, Output>) {
  return (
    <Sheet {...props}>
      {children}
      {props.open && <GuardForm />}
    </Sheet>
  );
}
