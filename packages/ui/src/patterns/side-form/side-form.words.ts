import { shellMessages } from "@polyportal/domain/messages/shell";

/** Words of a side form. */
export const sideFormWords = {
  cancel: shellMessages.cancel,
};
