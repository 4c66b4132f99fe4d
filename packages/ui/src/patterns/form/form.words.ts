import { formMessages } from "@polyportal/domain/messages/form";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { unsavedMessages } from "@polyportal/domain/messages/unsaved";

/** Words about saving and leaving a form. */
export const formWords = {
  /** If the server gave no reason. */
  failed: formMessages.failed,
  retry: tryAgainLabel,
  unsavedTitle: unsavedMessages.title,
  unsavedQuestion: unsavedMessages.question,
  leave: unsavedMessages.leave,
};
