import { notice } from "./notice.ts";

/** A section that is to be saved without a network. */
export const queuedNotice = notice(
  "Kept on this device",
  "There is no connection: this section is sent when it is back. You can go on.",
);
