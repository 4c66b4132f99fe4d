import { useEffect, useState } from "react";
import type { FormSchema } from "./schema-resolver.ts";
import { useWords } from "../../words/words.ts";
import { lazySchemaWords } from "./lazy-schema.words.ts";

/**
 * A schema whose code is loaded when a field first takes the focus, and so before submitting. Only the `load`
 * of the first render is used.
 */
export function useLazySchema<Input, Output>(
  load: () => Promise<FormSchema<Input, Output>>,
): FormSchema<Input, Output> {
  const words = useWords("lazySchema", lazySchemaWords);
  const [[first, schema]] = useState(() => [load, lazySchema(load, words.notLoaded)] as const);
  useEffect(() => {
    const fetchEarly = ({ target }: FocusEvent) => {
      // A press on a link leaves the form.
      if (!(target instanceof HTMLElement) || !("form" in target)) return;
      removeEventListener("focusin", fetchEarly);
      // Ignored: submitting loads it again and shows the error.
      first().catch(() => {});
    };
    addEventListener("focusin", fetchEarly);
    return () => removeEventListener("focusin", fetchEarly);
  }, [first]);
  return schema;
}

/** Validates with the schema from `load`. If it cannot be loaded, reports `notLoaded` for the whole form. */
export const lazySchema = <Input, Output>(
  load: () => Promise<FormSchema<Input, Output>>,
  notLoaded: string,
): FormSchema<Input, Output> => ({
  "~standard": {
    validate: async (values) => {
      const schema = await load().catch(() => undefined);
      return schema ? schema["~standard"].validate(values) : { issues: [{ message: notLoaded }] };
    },
  },
});
