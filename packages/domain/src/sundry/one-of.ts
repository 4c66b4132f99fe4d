import * as z from "zod/mini";

/**
 * One of a few values; any other ends the checks of what it is a part of. `z.enum`, which no form needs
 * else, would cost each of them a quarter of a KiB.
 */
export const oneOf = <const Value extends string>(values: readonly Value[], message: string) =>
  z
    .string(message)
    .check(
      z.refine((text) => values.some((value) => value === text), { error: message, abort: true }),
    ) as unknown as z.ZodMiniType<Value, Value>;
