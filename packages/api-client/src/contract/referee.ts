import { anyAnswers } from "@polyportal/domain/application/fields/wire";
import { declineReasons } from "@polyportal/domain/referee/choices";
import { refereeStates } from "@polyportal/domain/referee/rules";
import { email } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { done, nothing, timestamp } from "./shared.ts";
import { uploadErrors } from "./upload-errors.ts";

const id = z.uuid();

/** The state of a reference for the applicant: whether it was given, never its content. */
const referee = z.object({
  id,
  fullName: z.string(),
  institution: z.string(),
  email: z.string(),
  state: z.enum(refereeStates),
  /** When it got that state; null if it was not requested yet. */
  at: z.nullable(timestamp),
  /** Until when the link works. */
  until: z.nullable(timestamp),
  mayAsk: z.boolean(),
  /** How many more reminders the applicant may send; 0 if there is nothing to remind of. */
  reminders: z.int(),
  mayReplace: z.boolean(),
});

export type Referee = z.infer<typeof referee>;

/** Current referees, then replaced ones, each in the order of naming. */
const referees = z.object({ referees: z.array(referee) });

const ofApplicant = { audience: ["applicant"], output: referees, afterShell: true } as const;

/** The secret of a link. */
const token = z.string().check(z.maxLength(200));

/** What a referee sees of the applicant and the request. */
const refereeView = z.object({
  /** The key of the draft on the device. */
  id,
  /** The referee whom the applicant named. */
  title: z.string(),
  fullName: z.string(),
  institution: z.string(),
  position: z.string(),
  relationship: z.string(),
  applicant: z.object({
    name: z.string(),
    /** A data URL. */
    photo: z.nullable(z.string()),
    award: z.string(),
    department: z.string(),
    session: z.string(),
  }),
  until: timestamp,
  givenAt: z.nullable(timestamp),
  declinedAt: z.nullable(timestamp),
  /** Until when a refusal may be withdrawn. */
  undoUntil: z.nullable(timestamp),
});

export type RefereeView = z.infer<typeof refereeView>;

const anyone = { method: "POST", audience: ["anyone"], afterShell: true } as const;

const linkErrors = [
  "link_expired",
  "referee_link_expired",
  "reference_not_needed",
  "too_many_requests",
] as const;

/** What applicants do about their references. */
export const refereeEndpoints = {
  listReferees: endpoint({
    ...ofApplicant,
    method: "GET",
    path: "/api/PG/referees",
    summary: "How the applicant's references stand",
    input: nothing,
    errors: ["not_found"],
  }),
  askReferee: endpoint({
    ...ofApplicant,
    method: "POST",
    path: "/api/PG/ask-referee/{id}",
    summary: "Asks a referee now, before the application is sent",
    input: z.object({ id }),
    errors: ["not_found", "referee_action_over"],
  }),
  remindReferee: endpoint({
    ...ofApplicant,
    method: "POST",
    path: "/api/PG/remind-referee/{id}",
    summary: "Reminds a referee, twice at most",
    input: z.object({ id }),
    errors: ["not_found", "referee_action_over", "referee_letters_over"],
  }),
  replaceReferee: endpoint({
    ...ofApplicant,
    method: "POST",
    path: "/api/PG/replace-referee/{id}",
    summary: "Names another in the place of a referee, whose link dies at once",
    input: z.object({ id, answers: anyAnswers }),
    errors: ["not_found", "referee_action_over"],
  }),
};

/** What the holder of a mailed link can do. */
export const refereeLinkEndpoints = {
  openRefereeForm: endpoint({
    ...anyone,
    path: "/api/PG/open-referee-form",
    summary: "What a referee sees by the secret of the link; uses nothing up",
    input: z.object({ token }),
    output: refereeView,
    errors: linkErrors,
  }),
  submitRefereeForm: endpoint({
    ...anyone,
    path: "/api/PG/submit-referee-form",
    summary: "Gives the reference: once, for the school alone",
    send: "upload",
    input: z.object({
      token,
      /** The form as JSON, because a multipart body has only texts besides files. */
      reference: z.string().check(z.maxLength(12_000)),
      letter: z.optional(z.file()),
      letter2: z.optional(z.file()),
      letter3: z.optional(z.file()),
      letter4: z.optional(z.file()),
      letter5: z.optional(z.file()),
      letter6: z.optional(z.file()),
    }),
    output: refereeView,
    errors: [...linkErrors, "reference_given", ...uploadErrors],
  }),
  declineRefereeForm: endpoint({
    ...anyone,
    path: "/api/PG/decline-referee-form",
    summary: "Declines, or takes the refusal back within seven days",
    input: z.object({
      token,
      answer: z.enum([...declineReasons, "undo"]),
      /** No more mails of this kind to the mailbox. */
      neverAgain: z.optional(z.boolean()),
    }),
    output: refereeView,
    errors: [...linkErrors, "reference_given", "referee_action_over"],
  }),
  resendRefereeLink: endpoint({
    ...anyone,
    path: "/api/PG/resend-referee-link",
    summary:
      "Sends the links anew to the address on record: of an expired link, or of all that stand under an address. The answer is the same for all",
    input: z.object({
      token: z.optional(token),
      email: z.optional(email("please input email address")),
    }),
    output: done,
    errors: ["too_many_requests"],
  }),
};
