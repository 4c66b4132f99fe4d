import { rootLetter } from "@polyportal/domain/audit/root";
import { todayInLagos } from "@polyportal/domain/format/date";
import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Config } from "../config.ts";
import type { Database, Transaction } from "../database/connect.ts";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { userRoles } from "../database/schema/rights.ts";
import { users } from "../database/schema/users.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { Periods } from "../retention/periods.ts";
import { writeCheckpoint } from "./checkpoints.ts";
import { ofDaysOver } from "./days-over.ts";
import { findEnds, type End } from "./ends.ts";
import { rootPrint, type AuditKey } from "./fingerprints.ts";
import { takeTurn } from "./seal.ts";
import { aboutRoot } from "./unsent-letters.ts";

const day = 86_400_000;

export type Floors = { readonly forgottenBefore: Date; readonly addressesBefore: Date };

/** The times before which retention deletes rows and their addresses. */
export const floorsOf = (periods: Periods, now: Date): Floors => ({
  forgottenBefore: new Date(now.getTime() - periods.AUDIT * day),
  addressesBefore: new Date(now.getTime() - periods.ADDRESSES * day),
});

/**
 * Writes and mails the root of every past day that has none, in one transaction. A day without rows gets the
 * root of the day before. The first run begins with yesterday.
 */
export const writeRoots = (
  db: Database,
  key: AuditKey,
  { config, outbox }: { readonly config: Config; readonly outbox: Outbox },
  now: Date,
  known: readonly End[] = [],
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const at = await takeTurn(tx);
    const [last] = await tx
      .select({ day: auditRoots.day })
      .from(auditRoots)
      .where(ofDaysOver(now))
      .orderBy(desc(auditRoots.day))
      .limit(1);
    const days = daysBetween(last?.day, todayInLagos(now));
    if (days.length === 0) return;
    const { number, hash } = (await findEnds(tx, key, known)).stands;
    const floors = floorsOf(config.retention, now);
    const facts = days.map((one) => ({ day: one, number, hash }));
    const roots = facts.map((root) => ({
      ...root,
      ...floors,
      writtenAt: now,
      mac: rootPrint(key, {
        ...root,
        forgottenBefore: floors.forgottenBefore.toISOString(),
        addressesBefore: floors.addressesBefore.toISOString(),
      }),
    }));
    await tx
      .insert(auditRoots)
      .values(roots)
      .onConflictDoUpdate({
        target: auditRoots.day,
        set: {
          number,
          hash,
          ...floors,
          writtenAt: now,
          mac: sql`excluded.mac`,
        },
      });
    for (const fact of facts) await writeCheckpoint(tx, key, { kind: "day", at, ...fact });
    const told = facts.map((root) => ({ ...root, hash: root.hash.toString("hex") }));
    const about = aboutRoot({ number, hash });
    const letter = rootLetter(told, config.school.name);
    for (const to of await recipients(tx, config.audit.mailTo)) {
      await outbox.mail(tx, { kind: "auditRoot", to, about, ...letter });
    }
  });

/** The past days after `last`; only yesterday if there is no `last`. */
function daysBetween(last: string | undefined, today: string): string[] {
  const end = Date.parse(today);
  const first = last === undefined ? end - day : Date.parse(last) + day;
  const days: string[] = [];
  for (let time = first; time < end; time += day) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}

/** The registrar's accounts and the configured addresses. */
export async function recipients(tx: Transaction, mailTo: readonly string[]): Promise<string[]> {
  const further = tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, "registrar"));
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        or(eq(users.role, "registrar"), inArray(users.id, further)),
        users.active,
        isNotNull(users.email),
      ),
    );
  const all = [...rows.flatMap(({ email }) => email ?? []), ...mailTo];
  return [...new Map(all.map((one) => [one.toLowerCase(), one])).values()];
}
