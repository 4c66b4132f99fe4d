import { documentMessages } from "@polyportal/domain/messages/documents";

/** What a receipt says beside its lines. */
export const receiptWords = {
  /** Under the title of one that was given out before. */
  duplicate: documentMessages.duplicate,
};
