import { useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useForm } from "react-hook-form";
import type { FormSchema } from "./schema-resolver.ts";
import { schemaResolver } from "./schema-resolver.ts";

export type { FormSchema } from "./schema-resolver.ts";

/** A form whose values mirror the screen (`Input`) and become `Output` at submit. */
export type AppForm<Input extends FieldValues, Output = Input> = UseFormReturn<
  Input,
  unknown,
  Output
>;

/**
 * A form checked by a schema: first when it is submitted, then field by field as it is put right.
 * The schema and the defaults of the first render stay.
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

/** What a form's fields hold, by which their names are checked: `<TextField<FormValues<typeof form>> …>`. */
export type FormValues<Form> =
  Form extends UseFormReturn<infer Input, infer _Context, infer _Output> ? Input : never;
