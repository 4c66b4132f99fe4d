import { notice } from "./notice.ts";

/** The view after the last section, in which everything is read back before it is sent. */
export const checkTitle = "Check your answers";

export const wizardMessages = {
  saveFailed: notice("Failed!", "Something went wrong"),
  passportMissing: notice(
    "Invalid Action!",
    "Please, upload your profile picture before you can proceed!",
  ),
  declarationUnticked: notice("Failed!", "Tick the checkbox to continue"),
  /** Say the server's message instead where there is one. */
  openFailed: notice("Invalid Action!", "Invalid action, please enter correct details"),
  oLevelIncomplete: notice("", "You have to select at least 8 subjects and their respective grade"),
  oLevelDuplicate: notice("", "You have duplicate entries in your subjects"),
  personalSaved: notice(
    "Successfully updated personal details",
    "You can now proceed to next step",
  ),
  programmeSaved: notice(
    "Successfully updated programme choice",
    "You can now proceed to next step",
  ),
  ndResultSaved: notice("Successfully updated ND result", "You can now proceed to next step"),
  oLevelSaved: notice(
    "Successfully uploaded your O-Level result",
    "You can now proceed to the next step",
  ),
  institutionSaved: notice(
    "Successfully updated institution attended",
    "You can now proceed to next step",
  ),
  documentsSaved: notice("Successfully uploaded certificate(s)", "That would be all!!"),
  /** To who comes back to the sign-in because the token of their application has expired. */
  signInAgain: "Please sign in again. What you typed is still here, on this device.",
  waitsToBeSent: "Waits to be sent: it goes out when the network is back, or as you press Next.",
  /** The parts of Personal & Next of Kin. */
  groups: {
    person: "About you",
    origin: "Where you come from",
    study: "Study choices",
    kin: "Next of kin",
  },
  fromInvoice: "As on your invoice. Is something wrong? The school's help line corrects it.",
  documentsHint: "Scans must be JPG, PNG or JPEG, each under 100kb.",
} as const;
