import type { ErrorAnswer } from "./answer.ts";

/** What an application and its files may answer. */
export const applicationErrors = {
  wrong_programme: {
    status: 409,
    title: "Invalid Action!",
    message: "This payment reference belongs to another application.",
  },
  applicant_code_needed: {
    status: 409,
    title: "Enter the code",
    message: "We have sent a code to the e-mail address of this invoice.",
  },
  applicant_code_wrong: {
    status: 400,
    title: "Invalid Action!",
    message: "The code is wrong or has expired.",
  },
  opening_refused: {
    status: 400,
    title: "Invalid Action!",
    message: "Invalid action, please enter correct details",
  },
  screening_not_out: {
    status: 409,
    title: "Not yet",
    message: "Your screening date is not out yet",
  },
  acceptance_not_confirmed: {
    status: 402,
    title: "Not confirmed yet",
    message: "Your acceptance fee has not been confirmed yet",
  },
  application_completed: {
    status: 409,
    title: "Invalid Action!",
    message: "This application has been submitted and can no longer be changed.",
  },
  section_incomplete: {
    status: 409,
    title: "Invalid Action!",
    message: "Please complete the earlier sections first.",
  },
  section_changed: {
    status: 409,
    title: "Saved elsewhere",
    message: "This was saved in another tab or on another device since you began.",
  },
  passport_missing: {
    status: 409,
    title: "Invalid Action!",
    message: "Please, upload your profile picture before you can proceed!",
  },
  no_department_admits: {
    status: 409,
    title: "Failed!",
    message: "No department takes applicants of this programme: please open one first.",
  },
  application_offered: { status: 409, title: "Failed!", message: "this application has an offer" },
  application_ended: {
    status: 409,
    title: "Closed",
    message:
      "The school has closed this application, for it stands twice. The payment is on record.",
  },
  application_single: {
    status: 409,
    title: "Failed!",
    message: "it is paid: only an application that was opened and stands twice is closed",
  },
  sitting_full: {
    status: 409,
    title: "Failed!",
    message: "no seat is free there: more people sit there already than that",
  },
  sitting_taken: {
    status: 409,
    title: "Failed!",
    message: "people have seats there: please move them first",
  },
  nobody_waits: {
    status: 409,
    title: "Failed!",
    message: "nobody waits for a seat, or no seat is free on a day to come",
  },
  nothing_to_release: {
    status: 409,
    title: "Failed!",
    message: "no result of this programme and session waits to be released",
  },
  jamb_number_taken: {
    status: 409,
    title: "Failed!",
    message: "another application has this JAMB number by now",
  },
  same_fee: { status: 409, title: "Failed!", message: "this is the fee already" },
  forms_closed: {
    status: 409,
    title: "Closed",
    message:
      "Applications are closed, and the 14 days in which paid forms could still be sent are over.",
  },
  file_too_big: { status: 413, title: "Failed!", message: "The file you selected is too big!" },
  file_wrong_type: {
    status: 415,
    title: "Failed!",
    message: "Wrong file type, ensure this is an image file!",
  },
} as const satisfies Record<string, ErrorAnswer>;
