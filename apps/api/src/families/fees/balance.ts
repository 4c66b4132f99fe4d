import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { feeBalance, type FeeBalance } from "@polyportal/domain/fees/balance";
import type { Reader } from "../../database/connect.ts";
import type { CurrentStudent } from "../student/current.ts";
import { feesOf, type FeeOfSession } from "./session-fee.ts";

/** What registration and hostel look at. */
const balancePurpose: FeePurpose = "school-fees";

/** How a student stands with the school fees of a session, and of those before it. */
export async function feeBalanceOf(
  db: Reader,
  current: Pick<CurrentStudent, "student" | "session">,
  sessionId = current.session.id,
): Promise<FeeBalance> {
  return feeBalanceIn(await feesOf(db, current, balancePurpose), current, sessionId);
}

/** The same of school fees that are read already. */
export function feeBalanceIn(
  fees: readonly FeeOfSession[],
  { session }: Pick<CurrentStudent, "session">,
  sessionId = session.id,
): FeeBalance {
  const now = { sessionId: session.id, sessionFrom: session.from };
  // A student is in each session that is asked about, but for the current one before coming back.
  return feeBalance(fees, fees.find((one) => one.sessionId === sessionId) ?? now);
}
