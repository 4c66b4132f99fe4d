import { bedPlace } from "@polyportal/domain/messages/hostel";
import type { StudentOrder } from "../fees/student-invoice.ts";

type BilledBed = {
  readonly bedId: number;
  readonly bed: string;
  readonly room: string;
  readonly hostel: string;
  readonly sessionId: number;
  readonly amountKobo: number;
};

/** What the invoice of a bed bills. Its item names the bed, by which `ownBeds` knows what is paid. */
export const bedOrder = ({ bedId, sessionId, amountKobo, ...place }: BilledBed): StudentOrder => ({
  sessionId,
  purpose: "hostel",
  item: String(bedId),
  paymentType: "Full",
  lines: [{ description: bedPlace(place), amountKobo }],
});
