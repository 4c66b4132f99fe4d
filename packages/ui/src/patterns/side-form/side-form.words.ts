import { shellMessages } from "@polyportal/domain/messages/shell";

/** What a form at the side says by itself. */
export const sideFormWords = {
  cancel: shellMessages.cancel,
};
