import { statusWords as kinds } from "@polyportal/domain/messages/status";

/** The word for each status, where only its icon is shown. */
export const statusWords = {
  kinds,
};
