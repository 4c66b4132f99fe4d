import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { feeStanding, type FeeStanding } from "@polyportal/domain/fees/standing";
import type { Reader } from "../../database/connect.ts";
import type { CurrentStudent } from "../student/current.ts";
import { feesOf, type FeeOfSession } from "./session-fee.ts";

/** What registration and hostel look at. */
const standingPurpose: FeePurpose = "school-fees";

/** How a student stands with the school fees of a session, and of those before it. */
export async function feeStandingOf(
  db: Reader,
  current: Pick<CurrentStudent, "student" | "session">,
  sessionId = current.session.id,
): Promise<FeeStanding> {
  return standingOf(await feesOf(db, current, standingPurpose), current, sessionId);
}

/** The same of school fees that are read already. */
export function standingOf(
  fees: readonly FeeOfSession[],
  { session }: Pick<CurrentStudent, "session">,
  sessionId = session.id,
): FeeStanding {
  const now = { sessionId: session.id, sessionFrom: session.from };
  // A student is in each session that is asked about, but for the current one before coming back.
  return feeStanding(fees, fees.find((one) => one.sessionId === sessionId) ?? now);
}
