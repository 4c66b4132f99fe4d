import { contract, type EndpointName } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { expect, test } from "vitest";
import * as z from "zod/mini";

// Names, numbers and birthdays are on slips or can be guessed, so without an account more is needed to see or
// copy a record. Endpoints with such fields are listed here with what they need.

const guessable =
  /^(?:\w*(?:reg|jamb|matric|admission|application|staff|exam)Number|number|payer|rrr|surname|lastname|dateOfBirth|userName|mobileNumber|email)$/i;

const masked =
  "tells nothing, or with most of each word hidden (families/invoice/stranger.test.ts)";
const ownToken = "the token of that application";
const link = "a link or ticket that a letter alone has";

const demanded: Partial<Record<EndpointName, string>> = {
  login: "the password",
  // No record is shown: the mail goes to the stored address, and the answer is always the same.
  sendResetPasswordMail: masked,
  verifyUser: masked,
  resendRefereeLink: masked,
  askWhenOpen: masked,
  requestHistoryCode: masked,
  identifyGraduate: masked,
  changeEmail: link,
  createProfile: link,
  changeTranscriptAddress: link,
  getPaymentHistory: "the code of a letter to the address on record",
  verifyGraduateCode: "the code of a letter to the address on record",
  sendIdentityCard: "nothing: it hands in a card, and is told nothing",
  createInvoice: masked,
  lookupInvoice: masked,
  createPublicInvoice: masked,
  verifyRemitaStatus: masked,
  getAdmissionStatus: masked,
  getAdmissionNumber: masked,
  getApplicationStatus: masked,
  findSundryReceipt: masked,
  getClearanceForm: masked,
  getFeeReceipt: "a device that knows the invoice, or the code of its mailbox",
  getOwnApplicationStatus: "a device that knows the invoice, or the code of its mailbox",
  openForReprint: "a device that knows the invoice, or the code of its mailbox",
  // If another application is copied, its own proof is needed too (import-earlier.test.ts).
  openApplication: "a device that knows the invoice, or the code of its mailbox",
  findOwnForms: "the code of the mailbox (application-recovery.test.ts)",
  copyAnswers: "the code of the mailbox (application-recovery.test.ts)",
  loadApplication: ownToken,
  getApplicationSlip: ownToken,
  savePersonalDetails: ownToken,
  saveProgrammeDetails: ownToken,
  // As specified: it prints what the candidate brings to the hall. Tries are counted for each number.
  getPutmeSlip: "the phone number of the application",
};

const fieldsOf = ({ input }: Endpoint): string[] =>
  Object.keys(
    z.toJSONSchema(input as z.ZodMiniType, { io: "input", unrepresentable: "any" }).properties ??
      {},
  );

test("every call without an account that takes what can be guessed demands more, and is listed", () => {
  const found = Object.entries(contract as Record<string, Endpoint>)
    .filter(([, { audience }]) => audience.some((who) => who === "anyone" || who === "applicant"))
    .filter(([, endpoint]) => fieldsOf(endpoint).some((field) => guessable.test(field)))
    .map(([name]) => name);
  expect(Object.keys(demanded).toSorted()).toEqual(found.toSorted());
});
