import { notice } from "./notice.ts";

export const appraisalMessages = {
  kept: notice("Appraisal kept", "You can go on with it later."),
  /** Say the server's message instead where there is one. */
  keepFailed: notice("Invalid Action!", "The appraisal was not kept."),
  sent: notice("Appraisal sent", "Thank you. Nobody can tell that it is yours."),
} as const;
