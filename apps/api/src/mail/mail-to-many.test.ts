import { contract, type EndpointName } from "@polyportal/api-client/contract/contract";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Mail to many is an act of grade 2: how many it reaches is told before, and it takes a reason.
// Whatever writes letters stands here, so that a new way to write to many is asked how it is guarded.

const folder = join(import.meta.dirname, "..");

/** Writes to one person, or to the few of one record. */
const toFew: readonly string[] = [
  "audit/roots.ts",
  "export/tell-person.ts",
  "families/application-desk/delete-application.ts",
  "families/application-desk/reset-application.ts",
  "families/application-invoice/ask-and-end.ts",
  "families/application/move.ts",
  "families/application/open.ts",
  "families/application/proofs.ts",
  "families/application/send.ts",
  "families/application/when-open.ts",
  "families/authentication/account-changed.ts",
  "families/authentication/address-changed.ts",
  "families/authentication/change-password.ts",
  "families/authentication/codes.ts",
  "families/authentication/reset-password.ts",
  "families/authentication/send-confirmation.ts",
  "families/authentication/set-up.ts",
  "families/course-registration/staff-add-or-drop.ts",
  "families/invoice/answer-found.ts",
  "families/invoice/require-known.ts",
  "families/payment/confirm-payment.ts",
  "families/payment/contact-letters.ts",
  "families/payment/request-reference.ts",
  "families/referee/ask.ts",
  "families/referee/submit.ts",
  "families/score-sheet/apply-amendment.ts",
  "families/score-sheet/deadline.ts",
  "families/score-sheet/decide-amendment.ts",
  "families/score-sheet/decide.ts",
  "families/score-sheet/remind.ts",
  "families/security/handlers.ts",
  "families/sundry/decide-identity-card.ts",
  "families/sundry/identify-graduate.ts",
  "families/sundry/payment-history.ts",
  "families/sundry/receipt-link.ts",
  "families/sundry/tell-graduate.ts",
  "families/sundry/transcripts.ts",
  "families/user-management/create-user.ts",
  // To the approver and the super administrators, who are few.
  "families/user-management/reopen-decisions.ts",
  "families/user-management/reset-second-factor.ts",
];

/** Writes by time, at nobody's press. What of it was asked for by a person stands among the acts below. */
const byTime: readonly string[] = [
  "audit/end-fault.ts",
  "families/application/remind-unsent.ts",
  "families/application/tell-openings.ts",
  "families/application/tell-unconfirmed.ts",
  "families/notice/mail-notices.ts",
  "families/referee/write-letters.ts",
  "families/score-sheet/morning-news.ts",
];

/** How an act that writes to many is guarded: it takes a reason, or one was looked at before it is done. */
type Guard = "reason" | "preview" | "one by one";

/** What writes to many at one press, and which acts do so. */
const toMany: Readonly<Record<string, Partial<Record<EndpointName, Guard>>>> = {
  "families/course-registration/decide.ts": {
    // Each was decided about by itself: its student hears of the own alone.
    bulkApproveRegistrations: "one by one",
    bulkReturnRegistrations: "reason",
  },
  "families/course-registration/open-for-students.ts": { openForStudents: "reason" },
  "families/lecturer/tell-assigned.ts": {
    assignCourseLecturers: "one by one",
    copyCourseLecturers: "preview",
    uploadCourseLecturers: "preview",
  },
  "families/notice/ask-for-mail.ts": { createNotice: "reason", updateNotice: "reason" },
  "families/putme-result/release-results.ts": { releasePutmeResults: "reason" },
  // Four people have entered, checked, approved and published; a statement of results says so to its owner.
  "families/results/out.ts": { publishSheets: "one by one" },
  "families/score-sheet/hold.ts": { holdScoreSheet: "reason", releaseScoreSheet: "one by one" },
  "families/screening/give-seats.ts": { giveScreeningSeats: "reason" },
  "families/screening/save-sitting.ts": { saveScreeningSitting: "reason" },
  "families/screening/update-venue.ts": { updateScreeningVenue: "reason" },
  "families/user-management/mail-set-up.ts": { uploadUsers: "preview", uploadLecturers: "preview" },
  "families/user-management/send-set-up-mail.ts": { sendSetUpMail: "reason" },
  "families/user-management/write-accounts.ts": {
    uploadUsers: "preview",
    uploadLecturers: "preview",
  },
};

const writes = /\boutbox\.(?:mails?|texts)\(|\bfrom "[./]*\/notification\/tell\.ts"/;

test("whatever writes letters is known: to few, by time, or by an act that is guarded", () => {
  const found = globSync("**/*.ts", { cwd: folder })
    .filter((path) => !/\.test\.ts$|\/testing\/|^notification\/|^mail\//.test(path))
    .filter((path) => writes.test(readFileSync(join(folder, path), "utf8")))
    .toSorted();
  expect(found.length).toBeGreaterThan(40);
  // It asks for letters that the job writes.
  const asked = Object.keys(toMany).filter((path) => path !== "families/notice/ask-for-mail.ts");
  expect([...toFew, ...byTime, ...asked].toSorted()).toEqual(found);
});

const acts = Object.values(toMany).flatMap(
  (guards) => Object.entries(guards) as [EndpointName, Guard][],
);

/** The fields of what an endpoint takes. */
const fieldsOf = (name: EndpointName): string[] => {
  const input = contract[name].input as unknown as { _zod: { def: { shape: object } } };
  return Object.keys(input._zod.def.shape);
};
const known: readonly string[] = Object.keys(contract);
const previewOf = (name: EndpointName): string =>
  name.startsWith("upload")
    ? name.replace("upload", "preview")
    : `preview${name.charAt(0).toUpperCase()}${name.slice(1)}`;

test("an act that writes to many takes a reason, or one looks first, or it says why neither", () => {
  const names = acts.map(([name]) => name);
  expect(known).toEqual(expect.arrayContaining(names));
  const by = (wanted: Guard) => acts.filter(([, guard]) => guard === wanted).map(([name]) => name);
  expect(by("reason").filter((name) => !fieldsOf(name).includes("reason"))).toEqual([]);
  expect(by("preview").filter((name) => !known.includes(previewOf(name)))).toEqual([]);
});
