import { useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useForm } from "react-hook-form";
import type { FormSchema } from "./schema-resolver.ts";
import { schemaResolver } from "./schema-resolver.ts";

export type { FormSchema } from "./schema-resolver.ts";

/** A form whose values are those of the screen (`Input`) and are parsed to `Output` on submit. */
export type AppForm<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>;

/**
 * A form validated by a schema: first on submit, then each field as it changes. Only the schema and defaults
 * of the first render are used.
 */
export function useAppForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  defaults: DefaultValues<Input>,
): AppForm<Input, Output> {
  const [resolver] = useState(() => schemaResolver(schema));
  return useForm<Input, unknown, Output>({
    resolver,
    defaultValues: defaults,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
}

/** The values of a form, to check the names of its fields: `<TextField<FormValues<typeof form>> …>`. */
export type FormValues<Form> =
  Form extends UseFormReturn<infer Input, infer _Context, infer _Output> ? Input : never;
