import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { academicSessions } from "../../schema/academic-session.ts";
import { bedAllocations } from "../../schema/hostel.ts";
import { invoices } from "../../schema/invoice.ts";
import { copyRows } from "../../copy-rows.ts";
import { groupBy } from "../../../lists/group-by.ts";
import { insertLedger, numbersOf } from "../history/insert.ts";
import { createLedger } from "../history/ledger.ts";
import { idsOf, payerOf, type HistoryPerson } from "../history/person.ts";
import type { bedsToGive } from "./hostels.ts";
import type { Life } from "./life.ts";

/** Of a hundred who may book a bed, so many do: near 3,000 a session of 20,000 students. */
const share = 0.15;
const day = 86_400_000;

/** Beds of each session with their paid invoices, for some of those whom the server would let book. */
export async function insertBookings(
  tx: Transaction,
  people: readonly HistoryPerson[],
  {
    random,
    joins,
    now,
    firstRrr,
    giveBed,
  }: Life & { firstRrr: number; giveBed: ReturnType<typeof bedsToGive> },
): Promise<void> {
  const feesOf = await feesPaidBy(tx, people);
  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const rows: (typeof bedAllocations.$inferInsert)[] = [];
  for (const person of people) {
    const studentId = person.student.id;
    for (const { sessionId, paidAt: since } of mayBook(feesOf.get(studentId) ?? [])) {
      if (!joins(person, share)) continue;
      const bed = giveBed(person.student.gender, sessionId);
      if (!bed) continue;
      const until = Math.min(10 * day, now.getTime() - since.getTime());
      const paidAt = new Date(since.getTime() + until * (0.2 + 0.8 * random.next()));
      const { id: invoiceId } = ledger.pay({
        ...payerOf(person),
        sessionId,
        purpose: "hostel",
        item: String(bed.id),
        paymentType: "Full",
        lines: [{ description: bed.place, amountKobo: bed.priceKobo }],
        amountKobo: bed.priceKobo,
        paidAt,
      });
      rows.push({
        id: uuid(),
        bedId: bed.id,
        studentId,
        sessionId,
        priceKobo: bed.priceKobo,
        invoiceId,
        state: "booked",
        heldUntil: paidAt,
        createdAt: paidAt,
      });
    }
  }
  await insertLedger(tx, ledger);
  await copyRows(tx, bedAllocations, rows);
}

type Fees = { readonly sessionId: number; readonly paidAt: Date; readonly cleared: boolean };

/** What of the school fees each student has paid, session by session. */
async function feesPaidBy(tx: Transaction, people: readonly HistoryPerson[]) {
  const { studentId, sessionId, paidAt, paymentType } = invoices;
  const rows = await tx
    .select({
      studentId,
      sessionId,
      // The first of them is the first instalment, or everything.
      paidAt: sql`min(${paidAt})`.mapWith(paidAt),
      cleared: sql`bool_or(${paymentType} <> 'FirstInstallment')`.mapWith(Boolean),
    })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, sessionId))
    .where(
      and(
        inArray(studentId, idsOf(people)),
        eq(invoices.purpose, "school-fees"),
        eq(invoices.state, "paid"),
      ),
    )
    .groupBy(studentId, sessionId, academicSessions.from)
    .orderBy(asc(academicSessions.from));
  return groupBy(rows, (row) => row.studentId);
}

/** The sessions of which something is paid, up to the first that is still owed. */
const mayBook = (fees: readonly Fees[]): readonly Fees[] => {
  const owed = fees.findIndex(({ cleared }) => !cleared);
  return owed < 0 ? fees : fees.slice(0, owed + 1);
};
