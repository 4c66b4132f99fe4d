import { notice } from "./notice.ts";

/** The view after the last section, in which everything is read back before it is sent. */
export const checkTitle = "Check your answers";

export const wizardMessages = {
  saveFailed: notice("Failed!", "Something went wrong"),
  passportMissing: notice(
    "Invalid Action!",
    "Please, upload your profile picture before you can proceed!",
  ),
  /** Say the server's message instead where there is one. */
  openFailed: notice("Invalid Action!", "Invalid action, please enter correct details"),
  personalSaved: notice(
    "Successfully updated personal details",
    "You can now proceed to next step",
  ),
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
} as const;
