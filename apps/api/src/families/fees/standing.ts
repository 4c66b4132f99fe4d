import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { feeStanding, type FeeStanding } from "@polyportal/domain/fees/standing";
import type { Reader } from "../../database/connect.ts";
import type { CurrentStudent } from "../student/current.ts";
import { feesOf } from "./session-fee.ts";

/** What registration and hostel look at. */
const standingPurpose: FeePurpose = "school-fees";

/** How a student stands with the school fees of a session, and of those before it. */
export async function feeStandingOf(
  db: Reader,
  student: Pick<CurrentStudent, "student">,
  sessionId: number,
): Promise<FeeStanding> {
  return feeStanding(await feesOf(db, student, standingPurpose), sessionId);
}
