import { beginningOf, todayInLagos } from "@polyportal/domain/format/date";
import { freshLinkMinutes } from "@polyportal/domain/user-management/reset-links";
import { and, count, eq, gt, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
import { users } from "../../database/schema/users.ts";
import { latestMade } from "../../server/clock-error.ts";
import { fail } from "../../failure.ts";

const action = "sendSetUpMail" as const;

/** Rows since midnight in Nigeria, when everybody's count begins anew. */
const sinceMidnight = (now: Date) => gte(auditRows.at, beginningOf(todayInLagos(now)));

/**
 * Locks these accounts and the sender's, and answers the accounts in the order of their ids; `not_found` unless all
 * are there. Two calls that share a sender or an addressee run one after the other, so the second counts the links
 * of the first.
 */
export async function lockForLinks(tx: Transaction, ids: readonly string[], by: string) {
  const locked = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set([...ids, by])]))
    .orderBy(users.id)
    .for("no key update");
  const asked = new Set(ids);
  const people = locked.filter(({ id }) => asked.has(id));
  return people.length === ids.length ? people : fail("not_found");
}

/** How many links a person has sent today, as oneself or as another. */
export function sentBy(tx: Transaction, userId: string, now: Date): Promise<number> {
  const asOneself = and(eq(auditRows.actorId, userId), isNull(auditRows.impersonatorId));
  return tx.$count(
    auditRows,
    and(
      eq(auditRows.action, action),
      or(asOneself, eq(auditRows.impersonatorId, userId)),
      sinceMidnight(now),
    ),
  );
}

/** Of one account: whether it has an unused link that was sent just now, and how many it was sent today. */
export type Links = { readonly isFresh: boolean; readonly today: number };

/** The links of accounts, by id; of one without any there is nothing. */
export async function linksOf(
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Links>> {
  const fresh = await tx
    .selectDistinct({ id: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        inArray(oneTimeTokens.userId, [...ids]),
        inArray(oneTimeTokens.purpose, ["resetPassword", "verifyAccount"]),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        gt(oneTimeTokens.createdAt, new Date(now.getTime() - freshLinkMinutes * 60_000)),
        lte(oneTimeTokens.createdAt, latestMade(now)),
      ),
    );
  const today = await tx
    .select({ id: auditRows.subjectId, sent: count() })
    .from(auditRows)
    .where(
      and(
        eq(auditRows.subject, "user"),
        inArray(auditRows.subjectId, [...ids]),
        eq(auditRows.action, action),
        sinceMidnight(now),
      ),
    )
    .groupBy(auditRows.subjectId);
  const isFresh = new Set(fresh.map(({ id }) => id));
  const counts = new Map(today.map(({ id, sent }) => [id, sent]));
  return new Map(ids.map((id) => [id, { isFresh: isFresh.has(id), today: counts.get(id) ?? 0 }]));
}
