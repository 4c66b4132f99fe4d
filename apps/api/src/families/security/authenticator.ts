import { randomInt } from "node:crypto";
import {
  isRecoveryCode,
  plainCode,
  recoveryAlphabet,
  recoveryCode,
} from "@polyportal/domain/authentication/otp";
import { and, count, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader, Transaction } from "../../database/connect.ts";
import { authenticators, recoveryCodes } from "../../database/schema/authenticator.ts";
import type { Services } from "../../server/services.ts";
import type { Vault } from "../../sign-in/vault.ts";

/** The code of an app changes every 30 seconds; clocks may be one step apart. */
const stepMs = 30_000;
const window = 1;

/** What authenticator apps expect by default (RFC 6238). */
const parameters = { algorithm: "SHA1", digits: 6, period: stepMs / 1000 } as const;

/** Needed by those who use an app: loaded with the first of them. */
const otpauth = () => import("otpauth");

/** Whether a person signs in with an authenticator app. */
export async function hasAuthenticator(db: Reader, userId: string): Promise<boolean> {
  const confirmed = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  return confirmed.length > 0;
}

/** A fresh secret, not yet confirmed, in the place of an earlier one that was not either. */
export async function beginSecret(
  tx: Transaction,
  { config, vault }: Pick<Services, "config" | "vault">,
  person: { readonly id: string; readonly userName: string },
  now: Date,
): Promise<{ secret: string; address: string } | undefined> {
  const { Secret, TOTP } = await otpauth();
  const secret = new Secret({ size: 20 });
  const fresh = { secret: vault.seal(secret.base32, person.id), createdAt: now };
  const begun = await tx
    .insert(authenticators)
    .values({ userId: person.id, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { ...fresh, lastStep: null },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId });
  if (begun.length === 0) return undefined;
  const label = { issuer: config.school.shortName, label: person.userName };
  return {
    secret: secret.base32,
    address: new TOTP({ ...parameters, ...label, secret }).toString(),
  };
}

/** Takes an app's code, each at most once; false for one that is wrong, old or was taken before. */
export async function takeAppCode(
  tx: Transaction,
  vault: Vault,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const [row] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId));
  if (!row) return false;
  const { Secret, TOTP } = await otpauth();
  const secret = Secret.fromBase32(vault.open(row.secret, userId));
  const timestamp = now.getTime();
  const delta = new TOTP({ ...parameters, secret }).validate({ token: code, timestamp, window });
  if (delta === null) return false;
  const step = Math.floor(timestamp / stepMs) + delta;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.userId, userId),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

/** Takes a recovery code, each at most once. */
async function takeRecoveryCode(
  tx: Transaction,
  vault: Vault,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, vault.fingerprint(plainCode(code), userId)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
}

/** Takes the code of an app, or in its place a recovery code. */
export const takeCode: typeof takeAppCode = (tx, vault, given) =>
  (isRecoveryCode(given.code) ? takeRecoveryCode : takeAppCode)(tx, vault, given);

const randomCode = (): string =>
  Array.from(
    { length: recoveryCode.length },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  ).join("");

/** Fresh recovery codes in the place of all earlier ones; only their fingerprints are kept. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  vault: Vault,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCode.count }, randomCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ id: uuid(), userId, codeHash: vault.fingerprint(code, userId) })),
    );
  return codes;
}

/** How many recovery codes a person has left. */
export async function recoveryCodesLeft(db: Reader, userId: string): Promise<number> {
  const [found] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return found?.left ?? 0;
}

/** Forgets a person's app and recovery codes. */
export async function forgetAuthenticator(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
}
