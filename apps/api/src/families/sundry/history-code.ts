import { historyCodeRule } from "@polyportal/domain/sundry/history-code";
import { and, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { historyCodes } from "../../database/schema/invoice.ts";
import { latestMade } from "../../server/clock-error.ts";
import type { Vault } from "../../sign-in/vault.ts";
import { sixDigits } from "./six-digits.ts";

const lifetime = historyCodeRule.minutes * 60_000;

/** A code to be sent: to which mailbox, and until when it works. */
export type HistoryCode = {
  readonly email: string;
  readonly code: string;
  readonly expiresAt: Date;
};

/** Gives each mailbox of a number a code of its own; of those whose code still works nothing is answered. */
export async function issueHistoryCodes(
  tx: Transaction,
  vault: Vault,
  number: string,
  emails: readonly string[],
  now: Date,
): Promise<HistoryCode[]> {
  if (emails.length === 0) return [];
  const expiresAt = new Date(now.getTime() + lifetime);
  const made = await tx
    .insert(historyCodes)
    .values(emails.map((email) => ({ id: uuid(), number, email, issuedAt: now, expiresAt })))
    .onConflictDoUpdate({
      target: [historyCodes.number, historyCodes.email],
      set: { issuedAt: now, expiresAt, tries: 0 },
      setWhere: sql`${historyCodes.expiresAt} <= ${now} or ${historyCodes.issuedAt} > ${latestMade(now)}`,
    })
    .returning();
  return made.map((row) => ({ email: row.email, code: codeOf(vault, row), expiresAt }));
}

/** The mailbox whose code `typed` is, which is used up; a wrong one counts against all of the number. */
export async function useHistoryCode(
  tx: Transaction,
  vault: Vault,
  { number, typed }: { readonly number: string; readonly typed: string },
  now: Date,
): Promise<string | undefined> {
  const rows = await tx
    .select()
    .from(historyCodes)
    .where(
      and(
        eq(historyCodes.number, number),
        gt(historyCodes.expiresAt, now),
        lte(historyCodes.issuedAt, latestMade(now)),
        lt(historyCodes.tries, historyCodeRule.tries),
      ),
    )
    .for("update");
  const right = rows.filter((row) => codeOf(vault, row) === typed);
  const [one] = right;
  // Two mailboxes with one code by chance: neither is told from the other, and both ask again.
  if (right.length === 1 && one) {
    await tx.delete(historyCodes).where(eq(historyCodes.id, one.id));
    return one.email;
  }
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(historyCodes)
      .set({ tries: sql`${historyCodes.tries} + 1` })
      .where(inArray(historyCodes.id, ids));
  }
  return undefined;
}

const codeOf = (vault: Vault, row: { readonly id: string; readonly issuedAt: Date }): string =>
  sixDigits(vault, `historyCode:${row.id}`, row.issuedAt);
