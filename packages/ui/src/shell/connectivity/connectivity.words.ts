import { connectivityMessages } from "@polyportal/domain/messages/connectivity";

/** What is said when the connection goes and comes. */
export const connectivityWords = {
  offline: connectivityMessages.offline,
  /** Only after the browser was offline. */
  online: connectivityMessages.online,
};
