import { SideForm as Sheet, type SideFormProps } from "@polyportal/ui/side-form";
import type { FieldValues } from "react-hook-form";
import { GuardForm } from "./guard-form.tsx";

type Props<Input extends FieldValues, Output> = Omit<SideFormProps<Input, Output>, "open"> &
  Partial<Pick<SideFormProps<Input, Output>, "open">>;

/**
 * A short form beside the list that it changes, open while it is drawn: whoever goes elsewhere is asked
 * before typed words are lost.
 */
export function SideForm<Input extends FieldValues, Output>({
  children,
  open = true,
  ...props
}: Props<Input, Output>) {
  return (
    <Sheet {...props} open={open}>
      {children}
      {open && <GuardForm />}
    </Sheet>
  );
}
