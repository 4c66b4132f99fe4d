import { uploadMessages } from "@polyportal/domain/messages/upload";

/** What is wrong with the value of a `FileField`. */
export const keptFileWords = {
  missing: uploadMessages.missing,
  sending: uploadMessages.sending,
  unsent: uploadMessages.unsent,
};
