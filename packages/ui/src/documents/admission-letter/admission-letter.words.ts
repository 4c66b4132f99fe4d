import { admissionLetterMessages as messages } from "@polyportal/domain/messages/letters";

/** What the letter of admission says between its particulars. */
export const admissionLetterWords = {
  title: messages.title,
  opening: messages.opening,
  accept: messages.accept,
  conditionsTitle: messages.conditionsTitle,
  /** Where the letter brings none of its own. */
  conditions: messages.conditions as readonly string[],
  closing: messages.closing,
};
