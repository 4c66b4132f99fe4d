import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { remindDays, reviewMonths } from "@polyportal/domain/rights/review";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { and, inArray, sql } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { kindOfUser, users } from "../../database/schema/users.ts";
import type { Job } from "../../jobs/jobs.ts";
import { notify } from "../../notification/notify.ts";
import { effectiveClaims } from "../../rights/effective.ts";
import { isDue, isReviewed } from "./rights-review.ts";

/** Tells reviewers every half-year that rights are due, and monthly while some have been due for a month. */
export const remindOfReview = ({ db }: { readonly db: Database }): Job => ({
  name: "remind of review",
  seconds: 3_600,
  byTime: true,
  run: () => {
    const now = new Date();
    return systemChangeIfNeeded(db, "remind-of-review", now, async ({ tx, audit }) => {
      const due = await dueIds(tx);
      if (due.size === 0) return undefined;
      const told = await reviewersToTell(tx, await isOverdue(tx, [...due]));
      // Nobody is told of the own rights: another confirms them.
      const counts = told.map((id) => ({ id, count: due.size - (due.has(id) ? 1 : 0) }));
      const some = counts.filter(({ count }) => count > 0);
      for (const { id, count } of some) {
        await notify(tx, {
          userId: id,
          title: words.dueTitle,
          body: words.due(count),
          path: staffPaths.rightsReview,
          now,
        });
        audit({
          action: "remindOfReview",
          subject: "user",
          subjectId: id,
          after: { due: count },
        });
      }
      return some.length === 0 ? undefined : some;
    });
  },
});

async function dueIds(tx: Transaction): Promise<ReadonlySet<string>> {
  const due = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(kindOfUser, ["official", "lecturer"]), isReviewed, isDue));
  return new Set(due.map(({ id }) => id));
}

/** Whether some of them have been due for a month. */
async function isOverdue(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users left join rights_reviews on rights_reviews.user_id = users.id
    where users.id = any(${sql.param(ids)}::uuid[])
      and coalesce(confirmed_at, created_at)
        < now() - make_interval(months => ${reviewMonths}, days => ${remindDays})
    limit 1`);
  return rows.length > 0;
}

/** Reviewers who were not told for half a year, or for a month if something is overdue. */
async function reviewersToTell(tx: Transaction, overdue: boolean): Promise<string[]> {
  const pause = overdue
    ? sql`make_interval(days => ${remindDays})`
    : sql`make_interval(months => ${reviewMonths})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select users.id from users
    where users.active and lower(users.user_type) = 'official'
      and 'users.approve' = any(${effectiveClaims})
      and not exists (select from notifications
        where notifications.user_id = users.id and notifications.title = ${words.dueTitle}
          and notifications.created_at > now() - ${pause})
    order by users.id`);
  return rows.map(({ id }) => id);
}
