import { genders } from "@polyportal/domain/lecturer/lecturer-form";
import { nameKey } from "@polyportal/domain/text/fold";
import * as z from "zod/mini";

/** A cell that says one of these, in any case, and with or without spaces and hyphens; `also` are other ways to say them. */
export const oneOf = <const Known extends string>(
  known: readonly Known[],
  message: string,
  also: Readonly<Record<string, Known>> = {},
) => {
  const byKey = new Map<string, Known>([
    ...Object.entries<Known>(also).map(([typed, one]) => [nameKey(typed), one] as const),
    ...known.map((one) => [nameKey(one), one] as const),
  ]);
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => byKey.get(nameKey(typed)) ?? typed),
    ),
    z.enum(known, message),
  );
};

export const yesOrNo = (message: string) => oneOf(["yes", "no"], message, { y: "yes", n: "no" });

/** A gender by its word or its first letter. */
export const gender = (message: string) => oneOf(genders, message, { m: "Male", f: "Female" });
