import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { fail } from "./failure.ts";

/** Of a change that others will ask about, among those of a form that needs no reason for the rest. */
export function needReason(reason: string): void {
  if (reason.length >= 10) return;
  fail("reason_needed", { fields: { reason: errorCodes.reason_needed.message } });
}
