import { holdEnded } from "@polyportal/domain/messages/hostel";
import { paths } from "@polyportal/domain/routes/paths";
import { and, desc, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { bedAllocations, bedSpaces, hostelRooms, hostels } from "../../database/schema/hostel.ts";
import { notify } from "../../notification/notify.ts";

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
  await release(tx, invoiceId);
}

/** The same because its time was over: the student who has slept through it is told. */
export async function endHold(tx: Transaction, invoiceId: string, now: Date): Promise<void> {
  // None where the bed was given back before, or was an earlier session's.
  const [freed] = await release(tx, invoiceId);
  if (!freed) return;
  const [place] = await tx
    .select({ bed: bedSpaces.numeration, room: hostelRooms.name, hostel: hostels.name })
    .from(bedSpaces)
    .innerJoin(hostelRooms, eq(hostelRooms.id, bedSpaces.roomId))
    .innerJoin(hostels, eq(hostels.id, hostelRooms.hostelId))
    .where(eq(bedSpaces.id, freed.bedId));
  if (!place) return;
  await notify(tx, { userId: freed.studentId, ...holdEnded(place), path: paths.hostel, now });
}

const release = (tx: Transaction, invoiceId: string) =>
  tx
    .update(bedAllocations)
    .set({ state: "released" })
    .where(and(eq(bedAllocations.invoiceId, invoiceId), eq(bedAllocations.state, "held")))
    .returning({ bedId: bedAllocations.bedId, studentId: bedAllocations.studentId });
