import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { fail } from "../failure.ts";

/**
 * Fails with `reason_needed` at the field `reason` if it has fewer than ten characters. For forms in which
 * only some changes need a reason.
 */
export function needReason(reason: string): void {
  if (reason.length >= 10) return;
  fail("reason_needed", { fields: { reason: errorCodes.reason_needed.message } });
}
