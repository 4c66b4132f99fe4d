import { shellMessages } from "@polyportal/domain/messages/shell";

/** What a question says where its caller says nothing. */
export const confirmWords = {
  question: shellMessages.confirmDelete,
  drop: shellMessages.cancel,
};
