import * as z from "zod/mini";

/** One of a few values. `z.enum`, which no form needs else, would cost each of them a quarter of a KiB. */
export const oneOf = <const Value extends string>(values: readonly Value[], message: string) =>
  z
    .string(message)
    .check(
      z.refine((text) => values.some((value) => value === text), message),
    ) as unknown as z.ZodMiniType<Value, Value>;
