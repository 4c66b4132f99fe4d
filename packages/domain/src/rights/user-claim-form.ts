import * as z from "zod/mini";
import { calendarDate } from "../validation/primitives.ts";
import { claims, type Claim } from "./claims.ts";
import { decides } from "./deciding.ts";

/** What an exception does: gives one person a right beyond the roles, or keeps one from them. */
export const exceptionEffects = ["allow", "deny"] as const;

/** A right for one person, or one kept from them, until the end of a day. */
export const userClaimSchema = z.object({
  claim: z.enum(claims, "please select a right"),
  effect: z.enum(exceptionEffects, "please say whether it is given or kept"),
  until: calendarDate("a claim for one person needs an end date"),
});

export type UserClaimWish = z.output<typeof userClaimSchema>;

/** Whether giving one person this right takes a second person's word: it decides, or it is over people. */
export const exceptionIsGrave = (claim: Claim): boolean =>
  decides(claim) || claim.startsWith("users.");

/** What is typed before such a right is given where nobody else could approve it. */
export const wordsOfException = (claim: Claim): string => `GIVE ${claim.toUpperCase()}`;
