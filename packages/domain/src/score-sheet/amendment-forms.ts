import * as z from "zod/mini";
import { amendmentNeeds } from "../messages/amendment-news.ts";
import { scoreRefusals } from "../messages/score-sheet.ts";
import { reason as refusalReason } from "../user-management/user-forms.ts";
import { optionalText, requiredText } from "../validation/primitives.ts";
import { amendmentActs } from "./amendment-acts.ts";
import { openStates } from "./amendment-states.ts";

/** The longest that a cell may be: what is longer is no mark, and is said to be none. */
const cell = z._default(z.string().check(z.maxLength(40, scoreRefusals.tooLong)), "");

/** What a published row is to be, as it was typed: an empty cell is nothing entered. */
export const amendedCells = { test: cell, lab: cell, exam: cell, code: cell };

/** Why a published score is amended: 15 to 500 characters, which the student reads. */
const amendmentReason = z
  .string(amendmentNeeds.reason)
  .check(
    z.trim(),
    z.minLength(15, amendmentNeeds.reason),
    z.maxLength(500, amendmentNeeds.reasonTooLong),
  );

/** What somebody asks for who wants a published score amended. */
export const requestAmendmentSchema = z.object({ ...amendedCells, reason: amendmentReason });

/** The minute by which exams and records apply it. */
export const applyAmendmentSchema = z.object({
  minuteNumber: requiredText(amendmentNeeds.minuteNumber, 60),
});

/** A decision, of the step at which its decider saw the request: a refusal says why, applying by which minute. */
export const decideAmendmentSchema = z
  .object({
    id: z.uuid(),
    act: z.enum(amendmentActs),
    state: z.enum(openStates),
    reason: z._default(z.string().check(z.trim(), z.maxLength(500)), ""),
    minuteNumber: optionalText(60),
  })
  .check(
    z.refine(({ act, reason }) => act !== "refuse" || refusalReason.safeParse(reason).success, {
      path: ["reason"],
      error: amendmentNeeds.refusal,
    }),
    z.refine(({ act, minuteNumber }) => act !== "apply" || minuteNumber !== "", {
      path: ["minuteNumber"],
      error: amendmentNeeds.minuteNumber,
    }),
  );
