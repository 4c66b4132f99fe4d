import * as z from "zod/mini";
import { folded } from "./cells.ts";

/** A cell that says one of these, in any case. */
export const oneOf = (known: readonly string[], message: string) => {
  const byFolded = new Map(known.map((one) => [folded(one), one]));
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => byFolded.get(folded(typed)) ?? typed),
    ),
    z.enum(known, message),
  );
};

export const yesOrNo = (message: string) => oneOf(["yes", "no"], message);
