import { genders } from "@polyportal/domain/lecturer/lecturer-form";
import { nameKey } from "@polyportal/domain/text/fold";
import * as z from "zod/mini";

/** Parses a cell into one of these values, ignoring case, spaces and hyphens. `also` maps other spellings. */
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

/** Parses a gender by its word or first letter. */
export const gender = (message: string) => oneOf(genders, message, { m: "Male", f: "Female" });
