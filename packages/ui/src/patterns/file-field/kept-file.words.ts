import { uncheckedScan } from "@polyportal/domain/messages/unchecked-scan";
import { uploadMessages } from "@polyportal/domain/messages/upload";

/** What is wrong with the value of a `FileField`. */
export const keptFileWords = {
  missing: uploadMessages.missing,
  sending: uploadMessages.sending,
  unsent: uploadMessages.unsent,
  unchecked: uncheckedScan,
};
