import { courseRefusals } from "../course-lecturers.ts";
import { mailLimitMessages } from "../mail-limit.ts";
import type { ErrorAnswer } from "./answer.ts";

/** What acts of the administration on people and rights may answer. */
export const staffErrors = {
  registration_decided: {
    status: 409,
    title: "Already decided",
    message: "Somebody has decided about this registration. Please look at it again.",
  },
  registration_scored: {
    status: 409,
    title: "Scores are entered",
    message: "A score of one of these courses is entered, so the approval stands.",
  },
  own_registration: {
    status: 409,
    title: "Your own registration",
    message: "This registration is your own, so somebody else has to decide.",
  },
  user_name_taken: {
    status: 409,
    title: "Failed!",
    message: "This user name belongs to another account.",
  },
  own_account: {
    status: 409,
    title: "Failed!",
    message: "Nobody changes the role, claims or activation of the own account.",
  },
  reason_needed: { status: 422, title: "Failed!", message: "please say why" },
  mail_limit: { status: 429, title: "Failed!", message: mailLimitMessages.reached },
  own_role: {
    status: 409,
    title: "Failed!",
    message: "Nobody changes the claims of a role that is the own.",
  },
  fixed_policy: {
    status: 409,
    title: "Failed!",
    message: "Who approves this is fixed, so that no school loses its super administrators.",
  },
  fixed_role: { status: 409, title: "Failed!", message: "The claims of this role are fixed." },
  typed_wrong: { status: 422, title: "Failed!", message: "please type the words exactly" },
  password_needed: {
    status: 409,
    title: "Your password, please",
    message: "This cannot be undone: please enter your password again.",
  },
  menu_unknown: {
    status: 422,
    title: "Failed!",
    message: "this menu is not known to the portal",
  },
  office_taken: { status: 409, title: "Failed!", message: "This office is held already." },
  coordinator_taken: {
    status: 409,
    title: "Failed!",
    message: courseRefusals.coordinatorTaken,
  },
  sheet_published: { status: 409, title: "Failed!", message: courseRefusals.published },
  lecturer_gone: {
    status: 409,
    title: "Failed!",
    message: "Only lecturers whose account is on can be assigned.",
  },
  lecturer_assigned: {
    status: 409,
    title: "Failed!",
    message: "This lecturer teaches the course already.",
  },
  own_course: {
    status: 409,
    title: "Failed!",
    message: "Nobody assigns courses to himself, nor ends his own.",
  },
  office_held: { status: 409, title: "Failed!", message: "an office is assigned; end it first" },
  office_over: { status: 409, title: "Failed!", message: "This office has ended already." },
  office_begun: {
    status: 409,
    title: "Failed!",
    message: "This office has begun: end it with a day.",
  },
  dates_wrong: { status: 422, title: "Failed!", message: "the end is before the beginning" },
  own_work: {
    status: 409,
    title: "Failed!",
    message: "Nobody approves what is the own request, nor while acting as another.",
  },
  approval_lapsed: {
    status: 409,
    title: "Failed!",
    message: "This request has lapsed: it was not decided within 7 days.",
  },
  already_decided: { status: 409, title: "Failed!", message: "This has been decided already." },
  account_changed: {
    status: 409,
    title: "Failed!",
    message: "your account was changed within the last 24 hours; decisions open again after that",
  },
  account_not_held: {
    status: 409,
    title: "Failed!",
    message: "This account can decide already.",
  },
  approver_account: {
    status: 409,
    title: "Failed!",
    message:
      "this person approves: change the e-mail address under Users, where another approves the change",
  },
  claim_not_held: {
    status: 409,
    title: "Failed!",
    message: "you do not hold this right yourself",
  },
  nobody_else_approves: {
    status: 409,
    title: "Failed!",
    message: "nobody else can approve this, please appoint a second approver",
  },
  name_taken: { status: 409, title: "Failed!", message: "this name is taken" },
  too_many_views: {
    status: 409,
    title: "Failed!",
    message: "You keep 50 views of this list already. Delete one of them first.",
  },
  view_not_for_all: {
    status: 403,
    title: "Failed!",
    message: "You may share a view with your role, not with all of the staff.",
  },
  no_columns: {
    status: 422,
    title: "Failed!",
    message: "Nothing would stand in the file: please choose a column that you may export.",
  },
  too_many_exports: {
    status: 409,
    title: "Failed!",
    message: "20 of your exports wait already. Let them end, or cancel some.",
  },
  export_not_ready: {
    status: 409,
    title: "Failed!",
    message: "This file is not ready, or is there no more.",
  },
  approval_waiting: {
    status: 409,
    title: "Failed!",
    message: "The same is asked for already, and waits for approval.",
  },
  role_not_fitting: {
    status: 409,
    title: "Failed!",
    message: "This role does not belong to this kind of account.",
  },
  needs_super_administrator: {
    status: 409,
    title: "Failed!",
    message: "Only a super administrator does this to a super administrator.",
  },
  claims_not_fitting: {
    status: 409,
    title: "Failed!",
    message: "Students hold no rights of the staff.",
  },
  last_super_administrator: {
    status: 409,
    title: "Failed!",
    message: "the school needs a super administrator",
  },
} as const satisfies Record<string, ErrorAnswer>;
