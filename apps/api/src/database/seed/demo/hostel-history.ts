import { bedPlace } from "@polyportal/domain/messages/hostel";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { v7 as uuid } from "uuid";
import type { bedAllocations } from "../../schema/hostel.ts";
import type { invoices, payments } from "../../schema/invoice.ts";
import type { students } from "../../schema/student.ts";
import type { users } from "../../schema/users.ts";
import { currentSessionId } from "./admissions.ts";
import {
  bedsOf,
  hostelPlan,
  hostelRows,
  numerations,
  type Hostel,
  type PlacedBed,
} from "./hostels.ts";
import { seededRandom } from "./random.ts";
import type { StudentRows } from "./students.ts";

type Resident = {
  readonly student: Pick<typeof students.$inferInsert, "id" | "gender">;
  readonly user: Pick<
    typeof users.$inferInsert,
    "lastname" | "firstname" | "middlename" | "email" | "mobileNumber"
  >;
};

type HostelHistory = {
  invoices: (typeof invoices.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  allocations: (typeof bedAllocations.$inferInsert)[];
};

const dayMs = 86_400_000;

/**
 * Who lives where: paid beds of this session, the first room of each hostel full; and of the last
 * session eight beds that were given and never paid.
 */
export function hostelHistory(roll: StudentRows, now: Date, seed = 11): HostelHistory {
  const random = seededRandom(seed);
  const rows: HostelHistory = { invoices: [], payments: [], allocations: [] };
  const people = new Map(roll.users.map((user) => [user.id, user]));
  const residents = roll.students.flatMap((student): Resident[] => {
    const user = people.get(student.id);
    return user ? [{ student, user }] : [];
  });

  for (const { hostel, booked } of hostelPlan) {
    const waiting = residents.filter(({ student }) => student.gender === hostel.gender);
    const open = bedsOf(hostel.id).filter(({ active }) => active);
    const [full, rest] = [open.slice(0, numerations.length), open.slice(numerations.length)];
    const others = Array.from({ length: booked - full.length }, () => {
      const [bed] = rest.splice(random.below(rest.length), 1);
      return bed;
    });
    for (const bed of [...full, ...others]) {
      const [resident] = waiting.splice(random.below(waiting.length), 1);
      if (!bed || !resident) continue;
      residents.splice(residents.indexOf(resident), 1);
      const paidAt = new Date(now.getTime() - (5 + random.below(40)) * dayMs);
      const invoice = paidInvoice(resident, hostel, bed, paidAt, rows.invoices.length);
      rows.invoices.push(invoice);
      rows.payments.push(paymentOf(invoice, paidAt));
      const at = { sessionId: currentSessionId, invoiceId: invoice.id, at: paidAt };
      rows.allocations.push(allocation(resident, hostel, { bedId: bed.id, ...at }));
    }
  }
  rows.allocations.push(...owedBeds(residents, roll, now));
  return rows;
}

/** Numbers of their own, apart from the series that the server counts and from other history. */
const own = (index: number) => String(index + 1).padStart(5, "0");

function paidInvoice(
  { student, user }: Resident,
  { name, priceKobo }: Hostel,
  bed: PlacedBed,
  paidAt: Date,
  index: number,
) {
  const number = own(index);
  const place = bedPlace({ bed: bed.numeration, room: bed.room, hostel: name });
  const createdAt = new Date(paidAt.getTime() - dayMs / 4);
  return {
    id: uuid(),
    invoiceNo: `INV-HOSTEL-${number}`,
    paymentReference: `PP-HOSTEL-${number}`,
    rrr: `3188000${number}`,
    state: "paid" as const,
    studentId: student.id,
    purpose: "hostel" as const,
    item: String(bed.id),
    lines: [{ description: place, amountKobo: priceKobo }],
    sessionId: currentSessionId,
    payerPhone: canonicalPhone(user.mobileNumber ?? ""),
    lastname: user.lastname,
    firstname: user.firstname,
    middlename: user.middlename ?? "",
    email: user.email ?? "",
    amountKobo: priceKobo,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 3 * dayMs),
    paidAt,
  };
}

const paymentOf = (invoice: ReturnType<typeof paidInvoice>, paidAt: Date) => ({
  id: uuid(),
  invoiceId: invoice.id,
  rrr: invoice.rrr,
  amountKobo: invoice.amountKobo,
  gateway: "sandbox",
  code: "00",
  paidAt,
  recordedAt: paidAt,
});

type Given = { bedId: number; sessionId: number; invoiceId: string | null; at: Date };

const allocation = (
  { student }: Resident,
  { priceKobo }: Hostel,
  { bedId, sessionId, invoiceId, at }: Given,
) => ({
  id: uuid(),
  bedId,
  studentId: student.id,
  sessionId,
  priceKobo,
  invoiceId,
  state: "booked" as const,
  heldUntil: at,
  createdAt: at,
});

/** Beds of the last session that the school gave to students who have not paid for them. */
function owedBeds(residents: readonly Resident[], { sessions }: StudentRows, now: Date) {
  const last = currentSessionId - 1;
  const wereHere = new Set(
    sessions.filter(({ sessionId }) => sessionId === last).map(({ studentId }) => studentId),
  );
  const at = new Date(now.getTime() - 365 * dayMs);
  return hostelRows.flatMap((hostel) => {
    const living = residents.filter(
      ({ student }) => student.gender === hostel.gender && wereHere.has(student.id),
    );
    const beds = bedsOf(hostel.id);
    // Apart from each other, where two hostels have the same gender.
    return living.slice(hostel.id * 2, hostel.id * 2 + 2).map((resident, index) =>
      allocation(resident, hostel, {
        bedId: beds[index]?.id ?? 0,
        sessionId: last,
        invoiceId: null,
        at,
      }),
    );
  });
}
