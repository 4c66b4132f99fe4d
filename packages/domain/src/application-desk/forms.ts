import * as z from "zod/mini";
import { clean } from "../validation/clean.ts";
import { applicationDeskMessages as words } from "../messages/application-desk.ts";
import { reason } from "../user-management/user-forms.ts";

/** By which an application is found: its number, the RRR that opened it, or an invoice's number. */
export const findSchema = z.object({
  number: z
    .string(words.needed.number)
    .check(clean(), z.minLength(1, words.needed.number), z.maxLength(40, words.needed.number)),
});

/** Which sections are opened again, and why. */
export const resetSchema = z.object({
  sections: z
    .array(z.string().check(z.maxLength(60)))
    .check(z.minLength(1, words.needed.sections), z.maxLength(26)),
  reason,
});
