import type { KnownProgramme } from "./programme.ts";
import { cceFirst } from "./cce-first.ts";
import { pgFirst } from "./pg-first.ts";
import { preDegreeFirst } from "./pre-degree-first.ts";
import { preDegreeSecond } from "./pre-degree-second.ts";
import { putmeFirst, supplementaryPutmeFirst } from "./putme-first.ts";
import { putmeSecond, supplementaryPutmeSecond } from "./putme-second.ts";

/**
 * The revisions that applications may still have, beside each programme's newest. Ids, addresses, awards and what
 * opens it are the programme's in all of them; one goes once no application has it. Pages fetch one with the file
 * of its programme.
 */
export const earlier: readonly KnownProgramme[] = [
  preDegreeSecond,
  preDegreeFirst,
  cceFirst,
  putmeSecond,
  putmeFirst,
  supplementaryPutmeSecond,
  supplementaryPutmeFirst,
  pgFirst,
];
