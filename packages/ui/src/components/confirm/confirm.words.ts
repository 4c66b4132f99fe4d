import { shellMessages } from "@polyportal/domain/messages/shell";

/** The default words of a question. */
export const confirmWords = {
  question: shellMessages.confirmDelete,
  drop: shellMessages.cancel,
};
