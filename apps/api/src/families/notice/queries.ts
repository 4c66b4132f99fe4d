import { isNoticeFor, noticeCategories } from "@polyportal/domain/notice/audience";
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { notices } from "../../database/schema/notice.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";

/** A board longer than this is read by nobody. */
const mostNotices = 30;

/** Notices that show on a day (`2026-11-20`). */
export const showsOn = (day: string) =>
  and(
    eq(notices.active, true),
    isNull(notices.deletedAt),
    lte(notices.startDate, day),
    or(isNull(notices.endDate), gte(notices.endDate, day)),
  );

const isEmpty = (ids: AnyColumn) => sql`${ids} = '[]'`;

/** The notices of a day, newest first. */
const boardOf = (db: Reader, where: SQL | undefined) =>
  db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.startDate), desc(notices.createdAt), desc(notices.id))
    .limit(mostNotices);

/** Notices of a day that anybody may read without signing in: those whose writer made them public. */
export const noticesOn = (db: Reader, day: string) =>
  boardOf(db, and(showsOn(day), eq(notices.inPublic, true)));

/** What of somebody decides which notices are for them. */
export type ReaderOfNotices = {
  readonly student: boolean;
  readonly studentTypeId: number | null;
  readonly departmentId: number | null;
  readonly levelId: number | null;
};

/** The reader of an account. */
export async function readerOf(db: Reader, userId: string): Promise<ReaderOfNotices | undefined> {
  const [found] = await db
    .select({
      student: sql<boolean>`lower(${users.userType}) = 'student'`,
      studentTypeId: users.studentTypeId,
      departmentId: sql<number | null>`coalesce(${students.departmentId}, ${staff.departmentId})`,
      levelId: students.levelId,
    })
    .from(users)
    .leftJoin(students, eq(students.id, users.id))
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(eq(users.id, userId));
  return found;
}

const holds = (ids: AnyColumn, id: number | null) => sql`${ids} @> to_jsonb(${id}::int)`;

/** Notices whose category, departments and levels are this reader's. */
function isFor({ student, studentTypeId, departmentId, levelId }: ReaderOfNotices) {
  const person = { role: student ? "student" : "staff", studentTypeId };
  const own = noticeCategories.filter((category) => isNoticeFor(category, person));
  const others = noticeCategories.filter((category) => !own.includes(category));
  return and(
    // A heading of the school's own that the portal does not know reaches every student.
    student ? notInArray(notices.category, others) : inArray(notices.category, own),
    or(isEmpty(notices.departmentIds), holds(notices.departmentIds, departmentId)),
    or(isEmpty(notices.levelIds), holds(notices.levelIds, levelId)),
  );
}

/** The notices of a day for one reader, newest first. */
export const noticesFor = (db: Reader, day: string, reader: ReaderOfNotices) =>
  boardOf(db, and(showsOn(day), isFor(reader)));

/** The ids among these that are a reader's on that day. */
export const ownAmong = (
  db: Reader,
  { ids, day, reader }: { ids: readonly string[]; day: string; reader: ReaderOfNotices },
) =>
  db
    .select({ id: notices.id })
    .from(notices)
    .where(and(inArray(notices.id, [...ids]), showsOn(day), isFor(reader)))
    // Counted in one order, so that no two readers wait for each other.
    .orderBy(notices.id)
    .for("update");
