import { uncheckedScan } from "@polyportal/domain/messages/unchecked-scan";
import { uploadMessages } from "@polyportal/domain/messages/upload";

/** Errors of a `FileField`'s value. */
export const keptFileWords = {
  missing: uploadMessages.missing,
  sending: uploadMessages.sending,
  unsent: uploadMessages.unsent,
  unchecked: uncheckedScan,
};
