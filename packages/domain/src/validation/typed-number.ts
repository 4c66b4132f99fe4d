import { $constructor } from "zod/v4/core";
import * as z from "zod/mini";
import { commaRefusal, typedNumberIn } from "../format/typed-number.ts";
import { cleaned } from "../text/clean.ts";

type Definition = z.core.$ZodNumberDef & { readonly empty: number | undefined };

const zodNumber: z.core.$constructor<z.ZodMiniNumber> = z.ZodMiniNumber;

/** zod's own number, which reads a text before it looks at it: as JSON Schema it is a number, too. */
const TypedNumber = /*@__PURE__*/ $constructor<z.ZodMiniNumber<number | string>, Definition>(
  "TypedNumber",
  (inst, def) => {
    zodNumber.init(inst, def);
    const { parse } = inst._zod;
    inst._zod.parse = (payload, ctx) => {
      const value: unknown = payload.value;
      if (typeof value === "string") {
        const isEmpty = cleaned(value).trim() === "";
        // What is no number stays as it was typed, so that the refusal can name it.
        payload.value = ((isEmpty ? def.empty : typedNumberIn(value)) ?? value) as number;
      }
      return parse(payload, ctx);
    };
  },
);

/**
 * A number as the wire has it, or as it is typed into a form, a sheet or an address: decimal digits alone. What
 * is true or null is none, and what is empty, but where the form says what that means. A comma is told apart from
 * the rest, which is answered by the message; `takesDecimals`: whether 17,5 is to be typed 17.5.
 */
export const typedNumber = (
  message?: string,
  {
    empty,
    takesDecimals = true,
  }: { readonly empty?: number; readonly takesDecimals?: boolean } = {},
) =>
  new TypedNumber({
    type: "number",
    checks: [],
    empty,
    error: ({ input }: { readonly input?: unknown }) =>
      (typeof input === "string" ? commaRefusal(input, takesDecimals) : undefined) ?? message,
  });
