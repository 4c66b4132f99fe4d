import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { set } from "react-hook-form";
import { errorAt } from "./error-at.ts";

/** One thing that is wrong with a value. */
type Issue = {
  /** What to tell the reader. */
  readonly message: string;
  /** Where in the value; the whole of it without a path. */
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
};
/** What a schema makes of a value. */
type Result<Output> =
  | {
      /** The value as the schema gives it on. */
      readonly value: Output;
      /** What is wrong with it. */
      readonly issues?: undefined;
    }
  | { readonly issues: readonly Issue[] };

/** A schema of any library that speaks Standard Schema, zod/mini among them. */
export type FormSchema<Input, Output> = {
  /** The schema's own part: nobody writes it by hand. */
  readonly "~standard": {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
};

const pathOf = (issue: Issue): string =>
  (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".") ||
  "root";

/**
 * Lets a schema check a form: the first message of each field counts, and a message about a whole
 * list stands beside those of its rows. (@hookform/resolvers does the same
 * for over 1 KiB more.)
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    schema: FormSchema<Input, Output>,
  ): Resolver<Input, unknown, Output> =>
  async (values) => {
    const result = await schema["~standard"].validate(values);
    if (!result.issues) return { values: result.value, errors: {} };
    const errors: FieldErrors<Input> = {};
    for (const issue of result.issues) {
      const path = pathOf(issue);
      const { branch, message } = errorAt(errors, path);
      if (!message) set(errors, path, { ...branch, type: "schema", message: issue.message });
    }
    return { values: {}, errors };
  };
