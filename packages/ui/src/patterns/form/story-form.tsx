import type { ReactNode } from "react";
import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { FormSchema } from "./schema-resolver.ts";
import type { FormProps } from "./form.tsx";
import { Form, FormActions, SubmitButton } from "./form.tsx";
import { useAppForm } from "./use-app-form.ts";

/** A form around a story's field that shows what was saved. */
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
 * Renders a story at a phone's 360 px; spread it. Storybook writes each story's source into its parameters. A
 * shared object would mix them up, so it is frozen.
 */
export const onPhone = Object.freeze({ globals: { viewport: { value: "phone" } } } as const);
