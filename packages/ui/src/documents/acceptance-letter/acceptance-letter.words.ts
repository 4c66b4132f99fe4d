import { acceptanceLetterMessages as messages } from "@polyportal/domain/messages/letters";

/** What the letter of acceptance says between its particulars. */
export const acceptanceLetterWords = {
  title: messages.title,
  recipient: messages.recipient,
  offer: "Offer",
  fee: "Acceptance fee",
  undertaking: messages.undertaking,
  /** Who signs. */
  signatures: messages.signatures as readonly string[],
};
