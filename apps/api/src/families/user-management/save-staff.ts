import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";

type Given = {
  readonly userId: string;
  readonly staffNumber: string;
  readonly departmentId: number | null;
};

/**
 * Joins an account with the member of staff of that number, who is made where nobody has it; without a
 * number, what is known of the member stays.
 */
export async function saveStaff(
  tx: Transaction,
  { userId, staffNumber, departmentId }: Given,
): Promise<void> {
  const [joined] = await tx
    .select({ staffId: staffAccounts.staffId, staffNumber: staff.staffNumber })
    .from(staffAccounts)
    .innerJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(eq(staffAccounts.userId, userId));
  const number = staffNumber || joined?.staffNumber;
  if (!number) return;
  const [member] = await tx
    .insert(staff)
    .values({ id: uuid(), staffNumber: number, departmentId })
    .onConflictDoUpdate({ target: staff.staffNumber, set: { departmentId } })
    .returning({ id: staff.id });
  if (!member || member.id === joined?.staffId) return;
  await tx
    .insert(staffAccounts)
    .values({ userId, staffId: member.id })
    .onConflictDoUpdate({ target: staffAccounts.userId, set: { staffId: member.id } });
}
