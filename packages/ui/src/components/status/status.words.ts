import { statusWords as kinds } from "@polyportal/domain/messages/status";

/** What each kind of status is called where an icon alone shows it. */
export const statusWords = {
  kinds,
};
