import { expect, test } from "vitest";
import { accountMessages } from "./account.ts";
import { connectivityMessages } from "./connectivity.ts";
import { errorCodes } from "./error-codes.ts";
import { invoiceMessages } from "./invoice.ts";
import { type Notice, saying } from "./notice.ts";
import { ratingMessages } from "./rating.ts";
import { ratingThanks } from "./rating-thanks.ts";
import { cgpaChange } from "./results.ts";
import { loadFailed, shellMessages } from "./shell.ts";
import { signInMessages } from "./sign-in.ts";
import { sittingLabel, slipMessages, slipTitle } from "./slip.ts";
import { noResultFor, tableMessages } from "./table.ts";
import { uploadMessages } from "./upload.ts";
import { sectionMessages } from "./sections.ts";
import { wizardMessages } from "./wizard.ts";

const catalogue: [Notice, string, string, number][] = [
  [ratingMessages.failed, "Rating Action Failed!", "Coudn't submit rating!", 3000],
  [ratingThanks, "Thank You!", "Your input helps us improve and serve you better!", 3000],
  [
    signInMessages.noMenuItems,
    "Login Failed!",
    "User doesn't have any menu items. Please contact your administrator.",
    5000,
  ],
  [signInMessages.failed, "Login Failed!", "Login failed, please check your details ", 5000],
  [
    signInMessages.userTypeRefused,
    "Login Failed!",
    "User type can't be granted log in access",
    5000,
  ],
  [
    accountMessages.resetMailFailed,
    "Failed to send reset password email!",
    "check your details ",
    5000,
  ],
  [accountMessages.resetMailSent, "Reset Password Email Successfully Sent!", "", 5000],
  [connectivityMessages.offline, "Offline!", "oops!, looks you are offline!", 5000],
  [connectivityMessages.online, "Online.", "you are back online!", 5000],
  [wizardMessages.saveFailed, "Failed!", "Something went wrong", 5000],
  [
    wizardMessages.passportMissing,
    "Invalid Action!",
    "Please, upload your profile picture before you can proceed!",
    5000,
  ],
  [sectionMessages.declarationUnticked, "Failed!", "Tick the checkbox to continue", 5000],
  [
    sectionMessages.oLevelIncomplete(8),
    "",
    "You have to select at least 8 subjects and their respective grade",
    5000,
  ],
  [sectionMessages.oLevelDuplicate, "", "You have duplicate entries in your subjects", 5000],
  [
    wizardMessages.openFailed,
    "Invalid Action!",
    "Invalid action, please enter correct details",
    5000,
  ],
  [
    wizardMessages.personalSaved,
    "Successfully updated personal details",
    "You can now proceed to next step",
    5000,
  ],
  [
    sectionMessages.programmeSaved,
    "Successfully updated programme choice",
    "You can now proceed to next step",
    5000,
  ],
  [
    sectionMessages.ndResultSaved,
    "Successfully updated ND result",
    "You can now proceed to next step",
    5000,
  ],
  [
    sectionMessages.oLevelSaved,
    "Successfully uploaded your O-Level result",
    "You can now proceed to the next step",
    5000,
  ],
  [
    sectionMessages.institutionSaved,
    "Successfully updated institution attended",
    "You can now proceed to next step",
    5000,
  ],
  [
    sectionMessages.documentsSaved,
    "Successfully uploaded certificate(s)",
    "That would be all!!",
    5000,
  ],
  [
    invoiceMessages.lookupFailed,
    "Invalid Action!",
    "Invalid action, please enter correct details",
    5000,
  ],
  [invoiceMessages.creationFailed, "Invoice Action Failed!", "Invoice generated failed!!", 3000],
  [invoiceMessages.created, "Invoice Action Successful!", "Invoice generated successfully!", 3000],
];

test.each(catalogue)("%j is said to the letter", (notice, title, body, durationMs) => {
  expect(notice).toEqual({ title, body, durationMs });
});

test("texts that are no notices are said to the letter", () => {
  expect(loadFailed("Not found")).toBe("An error has occurred: Not found");
  expect(shellMessages.noAccess).toBe("Unauthorized access");
  expect(shellMessages.confirmDelete).toBe("Are you sure you want to delete this course");
  expect(shellMessages.signOut).toEqual({
    title: "Sign out",
    body: "Are you sure you want to sign out of the portal?",
  });
  expect(ratingMessages.title).toBe("Rate your experience in the last 3 months");
  expect(tableMessages).toEqual({
    empty: "Your request results will be displayed here",
    noResult: "No result found",
    noResultHint: "check your selection and try again",
  });
  expect(slipMessages).toEqual({
    footer: "IMPORTANT: YOU WILL BE CONTACTED VIA SMS AND EMAIL FOR YOUR SCREENING DATE",
    defaultTitle: "Application Preview",
  });
  expect(uploadMessages).toMatchObject({
    missing: "Please select a file!",
    tooBig: "The file you selected is too big!",
    wrongType: "Wrong file type, ensure this is an image file!",
    passportTooBig: "File too Large.",
    passportWrongType: "Invalid file type. Try again",
  });
  expect(invoiceMessages.payByCard).toBe("Pay with ATM Card");
});

test("a search without a match names its term", () => {
  expect(noResultFor(" Okonkwo ")).toBe('No result found for "Okonkwo"');
  expect(noResultFor(" ")).toBe("No result found");
});

test("the slip is titled by session and type, sittings by their place", () => {
  expect(slipTitle("2026/2027", "ND")).toBe("2026/2027 ND Application Slip");
  expect([0, 1].map(sittingLabel)).toEqual(["First Sitting", "Second Sitting"]);
});

const resetMailFailure = (...bodies: (string | null | undefined)[]) =>
  saying(accountMessages.resetMailFailed, ...bodies).body;

test("the server's message stands before the default, its title after its message", () => {
  expect(resetMailFailure("No such account", "Not found")).toBe("No such account");
  expect(resetMailFailure("", "Not found")).toBe("Not found");
  expect(resetMailFailure(undefined, null)).toBe("check your details ");
});

test("the API refuses a sign-in in the same words", () => {
  const { failed, userTypeRefused, noMenuItems } = signInMessages;
  expect(errorCodes.login_failed).toMatchObject({ title: failed.title, message: failed.body });
  expect(errorCodes.user_type_refused).toMatchObject({ message: userTypeRefused.body });
  expect(errorCodes.no_menu_items).toMatchObject({ message: noMenuItems.body });
  expect(errorCodes.passport_missing).toMatchObject({
    message: wizardMessages.passportMissing.body,
  });
  expect(errorCodes.file_too_big).toMatchObject({ message: uploadMessages.tooBig });
  expect(errorCodes.file_wrong_type).toMatchObject({ message: uploadMessages.wrongType });
});

test("a CGPA that a semester has not moved is not told as a CGPA of nought", () => {
  expect(cgpaChange(14)).toBe("CGPA +0.14: what changed it");
  expect(cgpaChange(0)).not.toContain("0.00");
});
