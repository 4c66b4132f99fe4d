import type { HostelBooking } from "@polyportal/api-client/contract/hostel";
import { compareSessions } from "@polyportal/domain/academic-session/order";
import { toNaira } from "@polyportal/domain/format/naira";
import { hostelArrearsOf, isOwed, obstaclesTo } from "@polyportal/domain/hostel/eligibility";
import type { Reader } from "../../database/connect.ts";
import { feeBalanceOf } from "../fees/balance.ts";
import type { CurrentStudent } from "../student/current.ts";
import { bedsOfStudent, unusedPaymentOf, type OwnBed } from "./own-beds.ts";

/** How a student stands with the hostels in the current session. */
export async function hostelStandingOf(db: Reader, current: CurrentStudent) {
  const { student, session } = current;
  const [beds, fees, payment] = await Promise.all([
    bedsOfStudent(db, student.id),
    feeBalanceOf(db, current),
    unusedPaymentOf(db, { studentId: student.id, sessionId: session.id }),
  ]);
  const former = beds.filter((bed) => compareSessions(bed, { sessionFrom: session.from }) < 0);
  const hostelArrearsKobo = hostelArrearsOf(former);
  return {
    arrearsKobo: fees.arrearsKobo,
    obstacles: obstaclesTo({ ...fees, hostelArrearsKobo }),
    bed: beds.find(({ sessionId }) => sessionId === session.id),
    owed: former.filter(isOwed),
    /** Paid for a bed that the student did not get. */
    payment,
  };
}

/** A student's bed as the student sees it. */
export const bookingView = (bed: OwnBed): HostelBooking => ({
  bedId: bed.bedId,
  bed: bed.bed,
  room: bed.room,
  hostel: bed.hostel,
  location: bed.location,
  price: toNaira(bed.priceKobo),
  state: bed.state,
  heldUntil: bed.state === "held" ? bed.heldUntil.toISOString() : null,
  invoiceId: bed.invoiceId,
});
