import { SideForm as Sheet, type SideFormProps } from "@polyportal/ui/side-form";
import { toast } from "@polyportal/ui/toast";
import type { FieldValues } from "react-hook-form";
import { GuardForm } from "./guard-form.tsx";

type Props<Input extends FieldValues, Output> = Omit<
  SideFormProps<Input, Output>,
  "open" | "onSubmit"
> & {
  open?: boolean;
  /** With false it is not saved yet, and why stands in the form. */
  onSubmit: (values: Output) => unknown;
  /** Told once it is saved; the form closes by itself then. */
  saved?: (values: Output) => string;
};

/**
 * A short form beside the list that it changes, open while it is drawn: whoever goes elsewhere is asked
 * before typed words are lost.
 */
export function SideForm<Input extends FieldValues, Output>({
  children,
  open = true,
  onSubmit,
  saved,
  ...props
}: Props<Input, Output>) {
  return (
    <Sheet
      {...props}
      open={open}
      onSubmit={async (values) => {
        if ((await onSubmit(values)) === false || !saved) return;
        toast({ title: saved(values), status: "success" });
        props.onClose();
      }}
    >
      {children}
      {open && <GuardForm />}
    </Sheet>
  );
}
