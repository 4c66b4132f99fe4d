import { fullName } from "@polyportal/domain/format/name";
import { todayInLagos } from "@polyportal/domain/format/date";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { userMessages } from "@polyportal/domain/messages/users";
import { and, eq, gte, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { staffOffices } from "../../database/schema/rights.ts";
import { staffAccounts } from "../../database/schema/staff.ts";
import { fail } from "../../failure.ts";
import type { Account } from "./list-users.ts";

/** Offices that are held today or will be. */
const notOver = () => or(isNull(staffOffices.until), gte(staffOffices.until, todayInLagos()));

/** Which of these accounts hold an office, or are to hold one. */
export async function officersAmong(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = await db
    .selectDistinct({ id: staffOffices.holderId })
    .from(staffOffices)
    .where(and(inArray(staffOffices.holderId, [...ids]), notOver()));
  return new Set(held.map(({ id }) => id));
}

/** Fails where one of these accounts holds an office: its rights would have nobody, and it no other holder. */
export async function refuseInOffice(db: Reader, accounts: readonly Account[]): Promise<void> {
  const held = await officersAmong(
    db,
    accounts.map(({ person }) => person.id),
  );
  const officers = accounts.filter(({ person }) => held.has(person.id));
  if (officers.length === 0) return;
  const names = officers.map(({ person }) => fullName(person));
  fail("office_held", accounts.length > 1 ? { message: userMessages.inOffice(names) } : {});
}

/**
 * Which departments each of these members of staff heads, or is to head, with whichever of the accounts
 * of one staff number.
 */
export async function departmentsHeaded(
  db: Reader,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const held = await db
    .select({ staffId: staffAccounts.staffId, departmentId: staffOffices.departmentId })
    .from(staffOffices)
    .innerJoin(staffAccounts, eq(staffAccounts.userId, staffOffices.holderId))
    .where(
      and(
        inArray(staffAccounts.staffId, [...staffIds]),
        isNotNull(staffOffices.departmentId),
        notOver(),
      ),
    );
  const headed = new Map<string, number[]>();
  for (const { staffId, departmentId } of held) {
    if (departmentId !== null) headed.set(staffId, [...(headed.get(staffId) ?? []), departmentId]);
  }
  return headed;
}

/** Whether a head of department would leave it by being moved. */
export const leavesHeaded = (headed: readonly number[] | undefined, to: number | null): boolean =>
  (headed ?? []).some((departmentId) => departmentId !== to);

/** Fails where an account, or another of the member of staff, heads a department that it would leave. */
export async function refuseLeavingHeaded(
  db: Reader,
  { userId, staffId }: { readonly userId: string; readonly staffId: string | undefined },
  departmentId: number | null,
): Promise<void> {
  const ofMember = staffId
    ? db
        .select({ id: staffAccounts.userId })
        .from(staffAccounts)
        .where(eq(staffAccounts.staffId, staffId))
    : [];
  const held = await db
    .select({ departmentId: staffOffices.departmentId })
    .from(staffOffices)
    .where(
      and(
        or(eq(staffOffices.holderId, userId), inArray(staffOffices.holderId, ofMember)),
        isNotNull(staffOffices.departmentId),
        notOver(),
      ),
    );
  const headed = held.flatMap((office) => office.departmentId ?? []);
  if (!leavesHeaded(headed, departmentId)) return;
  fail("office_held", { fields: { departmentId: errorCodes.office_held.message } });
}
