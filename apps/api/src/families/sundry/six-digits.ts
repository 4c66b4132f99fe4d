import { historyCodeRule } from "@polyportal/domain/sundry/history-code";
import type { Vault } from "../../sign-in/vault.ts";

/** A code follows from what it is for, its moment and the vault's key: it is nowhere to be read. */
export function sixDigits(vault: Vault, subject: string, issuedAt: Date): string {
  const { digits } = historyCodeRule;
  const print = vault.fingerprint(String(issuedAt.getTime()), subject);
  const number = Buffer.from(print, "base64url").readBigUInt64BE() % 10n ** BigInt(digits);
  return String(number).padStart(digits, "0");
}
