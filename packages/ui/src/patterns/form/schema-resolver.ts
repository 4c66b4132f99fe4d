import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import { set } from "react-hook-form";
import { errorAt } from "./error-at.ts";

/** A problem of a value. */
type Issue = {
  /** The message. */
  readonly message: string;
  /** The path within the value; absent for the whole value. */
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
};
/** The result of a schema. */
type Result<Output> =
  | {
      /** The parsed value. */
      readonly value: Output;
      /** The problems. */
      readonly issues?: undefined;
    }
  | { readonly issues: readonly Issue[] };

/** A schema of any library with Standard Schema, such as zod/mini. */
export type FormSchema<Input, Output> = {
  /** Provided by the schema library. */
  readonly "~standard": {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
};

const pathOf = (issue: Issue): string =>
  (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join(".") ||
  "root";

/**
 * A react-hook-form resolver for a schema. The first message of each field counts, and a message about a
 * whole list is kept beside those of its rows. (@hookform/resolvers does the same with over 1 KiB more.)
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
