import { receiptMessages } from "@polyportal/domain/messages/receipt";

/** What a receipt says beside its lines. */
export const receiptWords = {
  /** Under the title of one that was given out before. */
  duplicate: receiptMessages.duplicate,
};
