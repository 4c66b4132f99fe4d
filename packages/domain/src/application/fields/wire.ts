import * as z from "zod/mini";
import type { Answers } from "../../programmes/field.ts";

/** More text and rows than any field takes. */
const longest = 6_000;
const mostRows = 20;

/** Any answers, before a programme's own schema checks them. */
export const anyAnswers: z.ZodMiniType<Answers, Answers> = z.record(
  z.string().check(z.maxLength(60)),
  z.union([
    z.string().check(z.maxLength(longest)),
    z
      .array(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(longest))))
      .check(z.maxLength(mostRows)),
  ]),
);
