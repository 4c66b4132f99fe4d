import { historyCodeRule } from "@polyportal/domain/sundry/history-code";
import { and, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { graduateCodes } from "../../database/schema/transcript.ts";
import { latestMade } from "../../server/clock-error.ts";
import type { Vault } from "../../sign-in/vault.ts";
import { sixDigits } from "./six-digits.ts";

const lifetime = historyCodeRule.minutes * 60_000;

/** A graduate's code; nothing while the one before still works. */
export async function issueGraduateCode(
  tx: Transaction,
  vault: Vault,
  studentId: string,
  now: Date,
): Promise<{ readonly code: string; readonly expiresAt: Date } | undefined> {
  const times = { issuedAt: now, expiresAt: new Date(now.getTime() + lifetime), tries: 0 };
  const [made] = await tx
    .insert(graduateCodes)
    .values({ studentId, ...times })
    .onConflictDoUpdate({
      target: graduateCodes.studentId,
      set: times,
      setWhere: sql`${graduateCodes.expiresAt} <= ${now} or ${graduateCodes.issuedAt} > ${latestMade(now)}`,
    })
    .returning();
  return made && { code: codeOf(vault, made), expiresAt: made.expiresAt };
}

/** Whether `typed` is the graduate's code now; the right one is used up, a wrong one counted. */
export async function useGraduateCode(
  tx: Transaction,
  vault: Vault,
  { studentId, typed }: { readonly studentId: string; readonly typed: string },
  now: Date,
): Promise<boolean> {
  const own = eq(graduateCodes.studentId, studentId);
  const { tries } = historyCodeRule;
  const [kept] = await tx
    .select()
    .from(graduateCodes)
    .where(
      and(
        own,
        gt(graduateCodes.expiresAt, now),
        lte(graduateCodes.issuedAt, latestMade(now)),
        lt(graduateCodes.tries, tries),
      ),
    )
    .for("update");
  const right = kept !== undefined && codeOf(vault, kept) === typed;
  if (right) await tx.delete(graduateCodes).where(own);
  else {
    await tx
      .update(graduateCodes)
      .set({ tries: sql`${graduateCodes.tries} + 1` })
      .where(own);
  }
  return right;
}

const codeOf = (vault: Vault, row: { readonly studentId: string; readonly issuedAt: Date }) =>
  sixDigits(vault, `graduateCode:${row.studentId}`, row.issuedAt);
