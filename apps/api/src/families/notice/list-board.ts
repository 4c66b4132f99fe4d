import { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { todayInLagos } from "@polyportal/domain/format/date";
import { canBeMailed } from "@polyportal/domain/notice/audience";
import { runOf, undoHours, type NoticeRun } from "@polyportal/domain/notice/state";
import { levelById } from "@polyportal/domain/student/levels";
import {
  and,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departments } from "../../database/schema/faculty.ts";
import { notices } from "../../database/schema/notice.ts";
import { wordsOf } from "../../database/schema/words.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { isOwnOrAdministrator } from "../../rights/own-or-administrator.ts";
import type { UserCaller } from "../../server/caller.ts";

type Notice = typeof notices.$inferSelect;

const searched = wordsOf(notices.title, notices.senderName);

/** The names of the departments that a notice is for alone. */
const departmentNames = sql<string[]>`(
  select coalesce(json_agg(${departments.name} order by ${departments.name}), '[]')
  from ${departments} where ${notices.departmentIds} @> to_jsonb(${departments.id}))`.as(
  "department_names",
);

const undoMs = undoHours * 3_600_000;

/** From when on a deletion can still be undone. */
export const undoneSince = (now: Date) => new Date(now.getTime() - undoMs);

/** Whether somebody may bring a deleted notice back: whoever deleted it, or an administrator. */
export const mayBringBack = (
  { deletedAt, deletedBy }: Pick<Notice, "deletedAt" | "deletedBy">,
  caller: Pick<UserCaller, "userId" | "role">,
  now: Date,
): boolean =>
  deletedAt !== null && deletedAt > undoneSince(now) && isOwnOrAdministrator(deletedBy, caller);

const runs = (run: NoticeRun, day: string): SQL | undefined =>
  ({
    coming: gt(notices.startDate, day),
    showing: and(
      lte(notices.startDate, day),
      or(isNull(notices.endDate), gte(notices.endDate, day)),
    ),
    over: and(lte(notices.startDate, day), lt(notices.endDate, day)),
  })[run];

export const boardQuery = (db: Reader) =>
  db.select({ notice: notices, departmentNames }).from(notices).$dynamic();

type Found = Awaited<ReturnType<typeof boardQuery>>[number];

/** Every notice, or those that were deleted lately. */
export const noticeBoardSource = sourceOf(noticeEndpoints.listNoticeBoard, {
  query: boardQuery,
  key: notices.id,
  where: ({ category, active, running, search }) => {
    const now = new Date();
    const day = todayInLagos(now);
    return and(
      active === "deleted"
        ? and(isNotNull(notices.deletedAt), gt(notices.deletedAt, undoneSince(now)))
        : and(isNull(notices.deletedAt), active && eq(notices.active, active === "true")),
      category && inArray(notices.category, category),
      running && or(...running.map((run) => runs(run, day))),
      matchesSearch(searched, search),
    );
  },
  order: {
    title: [notices.title],
    startDate: [notices.startDate],
    senderName: [notices.senderName],
    views: [notices.views],
  },
  first: "-startDate",
  row: (found, caller) => rowOf(found, caller),
});

/** A notice as the board tells it. */
export function rowOf(
  { notice, departmentNames: names }: Found,
  caller: Pick<UserCaller, "userId" | "role">,
) {
  const now = new Date();
  return {
    ...notice,
    departments: names,
    levels: notice.levelIds.map((id) => levelById(id).name),
    running: runOf(notice, todayInLagos(now)),
    views: canBeMailed(notice.category) ? notice.views : null,
    mailedAt: notice.mailedAt?.toISOString() ?? null,
    deletedAt: notice.deletedAt?.toISOString() ?? null,
    returnable: mayBringBack(notice, caller, now),
  };
}
