import type { Change } from "../../database/change.ts";
import { degreeChanges } from "../../database/schema/degree-change.ts";

type Paid = {
  readonly id: string;
  readonly studentId: string;
  readonly sessionId: number;
  readonly paidAt: Date | null;
};

/** Puts the request for which a fee is paid now before the registry; once for each invoice. */
export async function requestDegreeChange(
  { tx, audit }: Change,
  { id, studentId, sessionId, paidAt }: Paid,
  now: Date,
): Promise<void> {
  const createdAt = paidAt ?? now;
  // Of the same id: an invoice makes one request.
  const request = { id, studentId, sessionId, invoiceId: id, state: "pending", createdAt } as const;
  const made = await tx
    .insert(degreeChanges)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: degreeChanges.id });
  if (made.length === 0) return;
  audit({ action: "requestDegreeChange", subject: "degreeChange", subjectId: id });
}
