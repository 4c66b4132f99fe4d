import { and, desc, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { bedAllocations } from "../../database/schema/hostel.ts";

/**
 * Books the bed of an invoice that is paid now. A payment that comes after the hold has ended takes the
 * bed again where it is still free; where it is not, the money is the student's to book another with.
 */
export async function settleBed(tx: Transaction, invoiceId: string, now: Date): Promise<void> {
  const booked = await tx
    .update(bedAllocations)
    .set({ state: "booked" })
    .where(and(eq(bedAllocations.invoiceId, invoiceId), eq(bedAllocations.state, "held")))
    .returning({ id: bedAllocations.id });
  if (booked.length > 0) return;
  const [last] = await tx
    .select()
    .from(bedAllocations)
    .where(eq(bedAllocations.invoiceId, invoiceId))
    .orderBy(desc(bedAllocations.createdAt))
    .limit(1);
  // A bed of an earlier session that is paid at last was booked all the time.
  if (last?.state !== "released") return;
  const again = { ...last, id: uuid(), state: "booked" as const, createdAt: now };
  await tx.insert(bedAllocations).values(again).onConflictDoNothing();
}

/** Gives back the bed that an invoice held. */
export async function freeBed(tx: Transaction, invoiceId: string): Promise<void> {
  await tx
    .update(bedAllocations)
    .set({ state: "released" })
    .where(and(eq(bedAllocations.invoiceId, invoiceId), eq(bedAllocations.state, "held")));
}
