import { formMessages } from "@polyportal/domain/messages/form";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { unsavedMessages } from "@polyportal/domain/messages/unsaved";

/** What a form says of its saving, and who leaves it is asked. */
export const formWords = {
  /** Where no server said why. */
  failed: formMessages.failed,
  retry: tryAgainLabel,
  unsavedTitle: unsavedMessages.title,
  unsavedQuestion: unsavedMessages.question,
  leave: unsavedMessages.leave,
};
