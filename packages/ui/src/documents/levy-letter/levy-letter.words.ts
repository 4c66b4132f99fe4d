import { levyLetterMessages as messages } from "@polyportal/domain/messages/letters";

/** What the letter of a paid development levy says between its particulars. */
export const levyLetterWords = {
  title: messages.title,
  confirmation: messages.confirmation,
  payment: "Payment",
  use: messages.use,
};
