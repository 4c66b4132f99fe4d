import { noticeMs } from "./durations.ts";
import { notice } from "./notice.ts";

export const invoiceMessages = {
  /** Say the server's message instead where there is one. */
  lookupFailed: notice("Invalid Action!", "Invalid action, please enter correct details"),
  /** Say the server's message instead where there is one. */
  creationFailed: notice(
    "Invoice Action Failed!",
    "Invoice generated failed!!",
    noticeMs.invoiceCreation,
  ),
  created: notice(
    "Invoice Action Successful!",
    "Invoice generated successfully!",
    noticeMs.invoiceCreation,
  ),
  payByCard: "Pay with ATM Card",
} as const;
