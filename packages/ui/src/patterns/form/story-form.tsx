import type { ReactNode } from "react";
import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { FormSchema } from "./schema-resolver.ts";
import type { FormProps } from "./form.tsx";
import { Form, FormActions, SubmitButton } from "./form.tsx";
import { useAppForm } from "./use-app-form.ts";

/** A form around the field of a story, which shows what was saved. */
export function StoryForm<Input extends FieldValues, Output>({
  schema,
  defaults,
  onSubmit,
  children,
}: {
  schema: FormSchema<Input, Output>;
  defaults: DefaultValues<Input>;
  onSubmit?: FormProps<Input, Output>["onSubmit"];
  children: ReactNode;
}) {
  const form = useAppForm(schema, defaults);
  const [saved, setSaved] = useState<Output>();
  return (
    <Form
      form={form}
      className="max-w-prose"
      onSubmit={async (values) => {
        await onSubmit?.(values);
        setSaved(values);
      }}
    >
      {children}
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
      <output className="text-14 wrap-anywhere">{saved && JSON.stringify(saved)}</output>
    </Form>
  );
}

/**
 * Drawn as on a phone of 360 px; spread it. Storybook writes each story's source into the story: one object
 * for several would carry the parameters of one into the others, so nothing can be written into this.
 */
export const onPhone = Object.freeze({ globals: { viewport: { value: "phone" } } } as const);
