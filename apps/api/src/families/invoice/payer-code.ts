import { applicantCodeRule } from "@polyportal/domain/application/code";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantCodes } from "../../database/schema/application.ts";
import { latestMade } from "../../server/clock-error.ts";
import type { Vault } from "../../sign-in/vault.ts";

const lifetime = applicantCodeRule.minutes * 60_000;

/** A code that has been sent: what it is, since when and until when it holds. */
type SentCode = { readonly code: string; readonly expiresAt: Date };

type IssuedCode = SentCode & {
  /** Whether this asking made it: only then is there a letter to send. */
  readonly fresh: boolean;
};

/** The code of an invoice: the one that still holds, or from now on another. */
export async function issueCode(
  tx: Transaction,
  vault: Vault,
  invoiceId: string,
  now: Date,
): Promise<IssuedCode> {
  const times = { issuedAt: now, expiresAt: new Date(now.getTime() + lifetime) };
  const [made] = await tx
    .insert(applicantCodes)
    .values({ invoiceId, ...times })
    .onConflictDoUpdate({
      target: applicantCodes.invoiceId,
      set: times,
      setWhere: sql`${applicantCodes.expiresAt} <= ${now} or ${applicantCodes.issuedAt} > ${latestMade(now)}`,
    })
    .returning();
  if (made) return { ...sentCode(vault, made), fresh: true };
  const [kept] = await tx
    .select()
    .from(applicantCodes)
    .where(eq(applicantCodes.invoiceId, invoiceId));
  if (!kept) throw new Error("The code of the invoice is gone.");
  return { ...sentCode(vault, kept), fresh: false };
}

/** Whether `typed` is the invoice's code now; the right one is used up. */
export async function useCode(
  tx: Transaction,
  vault: Vault,
  invoiceId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const holds = and(
    eq(applicantCodes.invoiceId, invoiceId),
    gt(applicantCodes.expiresAt, now),
    lte(applicantCodes.issuedAt, latestMade(now)),
  );
  const [kept] = await tx.select().from(applicantCodes).where(holds).for("update");
  if (!kept || sentCode(vault, kept).code !== typed) return false;
  await tx.delete(applicantCodes).where(holds);
  return true;
}

/** The code follows from the invoice, the moment and the vault's key: it is nowhere to be read. */
function sentCode(
  vault: Vault,
  { invoiceId, issuedAt, expiresAt }: typeof applicantCodes.$inferSelect,
): SentCode {
  const print = vault.fingerprint(String(issuedAt.getTime()), `applicant-code ${invoiceId}`);
  const number =
    Buffer.from(print, "base64url").readBigUInt64BE() % 10n ** BigInt(applicantCodeRule.digits);
  return { code: String(number).padStart(applicantCodeRule.digits, "0"), expiresAt };
}
