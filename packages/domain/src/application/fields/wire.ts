import * as z from "zod/mini";
import type { Answers } from "../../programmes/field.ts";

/** More text than any field takes, and more rows. */
const longest = 6_000;
const mostRows = 20;

/** Any answers, as the wire takes them before a programme says which. */
export const anyAnswers: z.ZodMiniType<Answers, Answers> = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(longest)),
    z
      .array(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(longest))))
      .check(z.maxLength(mostRows)),
  ]),
);
