import { useEffect, useState } from "react";
import type { FormSchema } from "./schema-resolver.ts";
import { useWords } from "../../words/words.ts";
import { lazySchemaWords } from "./lazy-schema.words.ts";

/**
 * A schema whose code the page does not wait for: it is fetched as soon as a field takes focus, and
 * so is there before the form is sent. `load` of the first render stays.
 */
export function useLazySchema<Input, Output>(
  load: () => Promise<FormSchema<Input, Output>>,
): FormSchema<Input, Output> {
  const words = useWords("lazySchema", lazySchemaWords);
  const [[first, schema]] = useState(() => [load, lazySchema(load, words.notLoaded)] as const);
  useEffect(() => {
    const fetchEarly = ({ target }: FocusEvent) => {
      // A press on a link leads away from the form.
      if (!(target instanceof HTMLElement) || !("form" in target)) return;
      removeEventListener("focusin", fetchEarly);
      // A failure is told when the form is sent, which asks again.
      first().catch(() => {});
    };
    addEventListener("focusin", fetchEarly);
    return () => removeEventListener("focusin", fetchEarly);
  }, [first]);
  return schema;
}

/** Checks by the schema that `load` answers; when none arrives, says `notLoaded` in the form's own name. */
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
