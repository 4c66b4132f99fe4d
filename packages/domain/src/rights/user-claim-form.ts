import * as z from "zod/mini";
import { calendarDate } from "../validation/primitives.ts";
import { claims, type Claim } from "./claims.ts";
import { decides } from "./deciding.ts";

/** An exception gives one person a right beyond their roles, or denies one. */
export const exceptionEffects = ["allow", "deny"] as const;

/** An exception that lasts until the end of a day. */
export const userClaimSchema = z.object({
  claim: z.enum(claims, "please select a right"),
  effect: z.enum(exceptionEffects, "please say whether it is given or kept"),
  until: calendarDate("a claim for one person needs an end date"),
});

export type UserClaimWish = z.output<typeof userClaimSchema>;

/** Whether giving this right to one person needs approval: it decides, or is over people. */
export const exceptionIsGrave = (claim: Claim): boolean =>
  decides(claim) || claim.startsWith("users.");

/** The words to type before giving such a right if nobody else could approve it. */
export const wordsOfException = (claim: Claim): string => `GIVE ${claim.toUpperCase()}`;
