import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";

/** What stands in place of something that did not come. */
export const loadFailureWords = {
  /** Why it did not come, with the message that was given. */
  failed: loadFailed,
  retry: tryAgainLabel,
};
