import { canBeMailed, readersOf } from "@polyportal/domain/notice/audience";
import { and, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import type { notices } from "../../database/schema/notice.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";

type Notice = typeof notices.$inferSelect;

/** Whom a notice is for: what decides who gets a letter of it. */
type Audience = Pick<Notice, "category" | "departmentIds" | "levelIds">;

const among = (column: SQL, ids: readonly number[]) =>
  ids.length === 0 ? undefined : sql`${column} in ${[...ids]}`;

/** The readers of a notice who have an address. */
function hasAddress({ category, departmentIds, levelIds }: Audience): SQL | undefined {
  const { staff: forStaff, studentTypeIds } = readersOf(category);
  const kind = sql`lower(${users.userType})`;
  const student = and(
    sql`${kind} = 'student'`,
    studentTypeIds ? inArray(users.studentTypeId, [...studentTypeIds]) : undefined,
  );
  return and(
    users.active,
    sql`${users.email} <> ''`,
    forStaff ? sql`${kind} in ('lecturer', 'official')` : student,
    among(sql`coalesce(${students.departmentId}, ${staff.departmentId})`, departmentIds),
    among(sql`${students.levelId}`, levelIds),
  );
}

/** Those of the readers of a notice who have an address, in the order of their ids, after one of them. */
export function readersToMail(
  db: Reader,
  notice: Audience & Pick<Notice, "mailedTo">,
  most: number,
) {
  const after = notice.mailedTo === null ? undefined : sql`${users.id} > ${notice.mailedTo}`;
  return db
    .select({ person: users })
    .from(users)
    .leftJoin(students, eq(students.id, users.id))
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(and(hasAddress(notice), after))
    .orderBy(users.id)
    .limit(most);
}

/** To how many people a notice would be mailed. */
export async function countReaders(db: Reader, audience: Audience): Promise<number> {
  if (!canBeMailed(audience.category)) return 0;
  const [found] = await db
    .select({ people: count() })
    .from(users)
    .leftJoin(students, eq(students.id, users.id))
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(hasAddress(audience));
  return found?.people ?? 0;
}
