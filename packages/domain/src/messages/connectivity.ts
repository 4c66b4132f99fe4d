import { notice } from "./notice.ts";

export const connectivityMessages = {
  offline: notice("Offline!", "oops!, looks you are offline!"),
  /** Only after the browser was offline. */
  online: notice("Online.", "you are back online!"),
} as const;
