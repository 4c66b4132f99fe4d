import { actMessages } from "@polyportal/domain/messages/act";
import type { SideFormProps } from "@polyportal/ui/side-form";
import { useAppForm, type FormSchema } from "@polyportal/ui/use-app-form";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { useStale } from "../act/use-stale.ts";
import { FormConflict } from "./form-conflict.tsx";
import { SideForm } from "./side-form.tsx";

type Props<Known, Input extends FieldValues, Output> = Pick<
  SideFormProps<Input, Output>,
  "title" | "intro" | "onClose" | "children"
> & {
  schema: FormSchema<Input, Output>;
  /** The record as the server last said it. */
  newest: Known;
  refetch: () => Promise<unknown>;
  /** What the form holds of it. */
  valuesOf: (known: Known) => DefaultValues<Input> & Input;
  /** What the form holds in words, by their labels. */
  told: (values: Input) => Readonly<Record<string, string | undefined>>;
  onSave: (values: Output, revision: number) => Promise<unknown>;
  /** What is saved: "faculty". */
  thing: string;
};

/** Changes a record beside its list. What another has saved meanwhile is laid beside what was typed. */
export function EditForm<Known extends { revision: number }, Input extends FieldValues, Output>({
  schema,
  newest,
  refetch,
  valuesOf,
  told,
  onSave,
  thing,
  children,
  ...sheet
}: Props<Known, Input, Output>) {
  const stale = useStale(newest, refetch);
  const form = useAppForm(schema, valuesOf(newest));
  return (
    <SideForm
      {...sheet}
      form={form}
      submitLabel={actMessages.save}
      onSubmit={(values) => stale.save((revision) => onSave(values, revision))}
      saved={() => actMessages.saved(thing)}
    >
      <FormConflict stale={stale} theirs={valuesOf(newest)} told={told} />
      {children}
    </SideForm>
  );
}
