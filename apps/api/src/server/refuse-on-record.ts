import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import type { AuditEntry } from "../audit/entry.ts";
import type { RunChange } from "../database/change-if-needed.ts";
import { fail, type FailureDetails } from "../failure.ts";

/** Refuses a call that no page makes, and audits it. */
export async function refuseOnRecord(
  { change }: { readonly change: RunChange },
  entry: AuditEntry,
  code: ErrorCode,
  details?: FailureDetails,
): Promise<never> {
  await change(async ({ audit }) => audit(entry));
  return fail(code, details);
}
