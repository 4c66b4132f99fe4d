import { importPeopleMessages } from "@polyportal/domain/messages/import-people";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader, Transaction } from "../../database/connect.ts";
import { departments } from "../../database/schema/faculty.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { fail } from "../../failure.ts";
import { refuseLeavingHeaded } from "./office-held.ts";

type Given = {
  readonly userId: string;
  readonly staffNumber: string;
  readonly departmentId: number | null;
};

/**
 * Joins an account with the member of staff of that number, who is made where nobody has it; without a
 * number, what is known of the member stays. Who heads a department is not moved to another.
 */
export async function saveStaff(
  tx: Transaction,
  { userId, staffNumber, departmentId }: Given,
): Promise<void> {
  const [joined] = await tx
    .select({
      staffId: staffAccounts.staffId,
      staffNumber: staff.staffNumber,
      departmentId: staff.departmentId,
    })
    .from(staffAccounts)
    .innerJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(eq(staffAccounts.userId, userId));
  const number = staffNumber || joined?.staffNumber;
  if (!number) return;
  const [named] = await tx.select().from(staff).where(eq(staff.staffNumber, number)).for("update");
  if ([joined, named].some((known) => known && known.departmentId !== departmentId)) {
    await refuseLeavingHeaded(tx, { userId, staffId: named?.id }, departmentId);
  }
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

/** A department is the member of staff's: without a number it would be lost, so it is refused. */
export function failWithoutNumber(): never {
  fail("invalid_input", { fields: { departmentId: importPeopleMessages.departmentNeedsNumber } });
}

/** How the record tells a department: by its name, which says more in ten years than its number. */
export async function nameOfDepartment(
  db: Reader,
  id: number | null | undefined,
): Promise<string | null> {
  if (!id) return null;
  const [found] = await db
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.id, id));
  return found?.name ?? null;
}
