import { loadFailed, tryAgainLabel } from "@polyportal/domain/messages/shell";

/** Words for something that could not be loaded. */
export const loadFailureWords = {
  /** The reason, with the given message. */
  failed: loadFailed,
  retry: tryAgainLabel,
};
