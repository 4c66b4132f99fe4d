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
  /** Where names are left as the school knows them, and the e-mail address is not. */
  recordsAddressOnly:
    "what the school knows goes to the e-mail address that it knows: leave it, or enter all the details",
  payByCard: "Pay with ATM Card",
} as const;
