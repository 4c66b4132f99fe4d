import { shellMessages } from "@polyportal/domain/messages/shell";

/** What is asked before somebody signs out. */
export const signOutModalWords = {
  title: shellMessages.signOut.title,
  question: shellMessages.signOut.body,
  confirm: shellMessages.signOutConfirm,
};
