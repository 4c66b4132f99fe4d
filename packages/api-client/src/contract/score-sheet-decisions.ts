import { semesters } from "@polyportal/domain/academic-session/semesters";
import {
  deadlineSchema,
  extensionSchema,
  publishSheetsSchema,
  returnSheetsSchema,
  seenSheets,
} from "@polyportal/domain/score-sheet/forms";
import { reason as reasonSchema } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { classOfPack } from "./score-sheet-board-packs.ts";
import { oneSheet, scoreStaff, sheetRefusals, which } from "./score-sheet.ts";
import { done, nothing, timestamp } from "./shared.ts";

const refusal = { id: z.uuid(), course: z.string(), code: z.string(), message: z.string() };

/** The outcome for each of several sheets, with a code if it was refused. */
const outcomes = z.object({ done: z.int(), refused: z.array(z.object(refusal)) });

/** The same for publishing. */
const published = z.object({
  done: z.int(),
  refused: z.array(
    // Classes whose packs differ from the sheet and must be made again.
    z.object({ ...refusal, classes: z.array(z.object(classOfPack)) }),
  ),
});

/** Decisions of offices about score sheets, one by one or many at once. */
export const sheetDecisionEndpoints = {
  checkSheets: endpoint({
    method: "POST",
    path: "/api/Results/check-sheets",
    summary: "The head's word: sheets go on to the dean",
    audience: scoreStaff,
    scope: "each-by-its-right",
    input: z.object({ sheets: seenSheets }),
    output: outcomes,
    errors: ["not_found", "account_changed"],
  }),
  approveSheets: endpoint({
    method: "POST",
    path: "/api/Results/approve-sheets",
    summary: "The dean's word: sheets go on to the board",
    audience: scoreStaff,
    scope: "each-by-its-right",
    input: z.object({ sheets: seenSheets }),
    output: outcomes,
    errors: ["not_found", "account_changed"],
  }),
  returnSheets: endpoint({
    method: "POST",
    path: "/api/Results/return-sheets",
    summary: "Sends sheets back to their lecturers with a reason",
    audience: scoreStaff,
    scope: "each-by-its-right",
    input: returnSheetsSchema,
    output: outcomes,
    errors: ["not_found", "account_changed"],
  }),
  publishSheets: endpoint({
    method: "POST",
    path: "/api/Results/publish-sheets",
    summary: "The board's decision: students see their results",
    audience: ["official"],
    claim: "results.publish",
    input: publishSheetsSchema,
    output: published,
    errors: ["not_found"],
  }),
  holdScoreSheet: endpoint({
    method: "POST",
    path: "/api/Results/hold-sheet",
    summary: "Lets a published sheet be looked at again: grades stand, statements are not printed",
    audience: ["official"],
    claim: "results.hold",
    input: z.extend(oneSheet, { reason: reasonSchema }),
    output: done,
    errors: sheetRefusals,
  }),
  releaseScoreSheet: endpoint({
    method: "POST",
    path: "/api/Results/release-sheet",
    summary: "Ends that",
    audience: ["official"],
    claim: "results.hold",
    input: oneSheet,
    output: done,
    errors: sheetRefusals,
  }),
  listResultDeadlines: endpoint({
    method: "GET",
    path: "/api/Results/deadlines",
    summary: "Until when the scores of each semester are entered",
    audience: ["official"],
    claim: "results.publish",
    input: nothing,
    output: z.array(
      z.object({ sessionId: z.int(), semester: z.enum(semesters), closesAt: timestamp }),
    ),
    errors: [],
  }),
  saveResultDeadline: endpoint({
    method: "PUT",
    path: "/api/Results/deadline",
    summary: "Until when the scores of a semester are entered",
    audience: ["official"],
    claim: "results.publish",
    input: deadlineSchema,
    output: done,
    errors: ["not_found"],
  }),
  extendResultDeadline: endpoint({
    method: "POST",
    path: "/api/Results/extend-deadline",
    summary: "Lets the lecturers of one draft go on until a later day",
    audience: ["lecturer"],
    scope: "each-by-its-right",
    input: z.extend(extensionSchema, which),
    output: done,
    errors: [...sheetRefusals, "account_changed"],
  }),
};
