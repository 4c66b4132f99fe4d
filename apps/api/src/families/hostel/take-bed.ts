import { and, eq, ne } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Change } from "../../database/change.ts";
import { bedAllocations } from "../../database/schema/hostel.ts";
import { fail } from "../../failure.ts";

type Taken = Pick<
  typeof bedAllocations.$inferInsert,
  "bedId" | "studentId" | "sessionId" | "priceKobo" | "heldUntil"
> & { invoiceId: string; state: "held" | "booked"; createdAt: Date };

/**
 * Takes a bed for a student, in the transaction of what pays for it. The database holds that a bed has
 * one student and a student one bed: of many at once, whoever comes second learns it here.
 */
export async function takeBed({ tx, audit }: Change, taken: Taken): Promise<void> {
  const { bedId, studentId, sessionId, invoiceId, state } = taken;
  const rows = await tx
    .insert(bedAllocations)
    .values({ id: uuid(), ...taken })
    .onConflictDoNothing()
    .returning({ id: bedAllocations.id });
  if (rows.length === 0) {
    const [own] = await tx
      .select({ id: bedAllocations.id })
      .from(bedAllocations)
      .where(
        and(
          eq(bedAllocations.studentId, studentId),
          eq(bedAllocations.sessionId, sessionId),
          ne(bedAllocations.state, "released"),
        ),
      );
    fail(own ? "bed_held_already" : "bed_taken");
  }
  const action = state === "held" ? "holdBed" : "bookBed";
  const after = { studentId, sessionId, invoiceId, state };
  audit({ action, subject: "bed", subjectId: String(bedId), after });
}
