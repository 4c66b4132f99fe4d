import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader, Transaction } from "../../database/connect.ts";
import { copyRows } from "../../database/copy-rows.ts";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
import { users } from "../../database/schema/users.ts";
import { latestMade } from "../../server/clock-error.ts";
import type { Person } from "./people.ts";

const minute = 60_000;
const hour = 60 * minute;

/** What a link or ticket is good for, and how long. */
const lifetimes = {
  /** The link of a forgotten password. */
  resetPassword: hour,
  /** The link that proves a new e-mail address, which is the token's subject. */
  changeEmail: hour,
  /** The link by which a new student completes the account. */
  verifyAccount: hour,
  /** The ticket from a first login to its change of e-mail. */
  firstLogin: 30 * minute,
  /** The ticket from a right password to its code. */
  twoFactor: 30 * minute,
  /** From an official's wish to sign in as another person to the session; the token is the person's. */
  impersonate: minute,
} as const;

export type Purpose = keyof typeof lifetimes;

/** A token as it is kept: whose it is, and what it is about. */
export type KeptToken = {
  readonly id: string;
  readonly subject: string | null;
  readonly person: Person;
};

/** What is stored of a secret. Secrets are long and random, so one fast hash is enough. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

const newSecret = (): string => randomBytes(32).toString("base64url");

/** Makes a token that works once; only its holder knows it. */
export async function issueToken(
  tx: Transaction,
  token: { purpose: Purpose; userId: string; subject?: string },
  now: Date,
): Promise<{ id: string; secret: string }> {
  const id = uuid();
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimes[token.purpose]);
  await tx
    .insert(oneTimeTokens)
    .values({ ...token, id, tokenHash: hashSecret(secret), createdAt: now, expiresAt });
  return { id, secret };
}

/** The same for very many people at once; their secrets in the order of the people. */
export async function issueTokens(
  tx: Transaction,
  purpose: Purpose,
  userIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const issued = userIds.map((userId) => ({ userId, secret: newSecret() }));
  await copyRows(
    tx,
    oneTimeTokens,
    issued.map(({ userId, secret }) => ({
      id: uuid(),
      userId,
      purpose,
      tokenHash: hashSecret(secret),
      createdAt: now,
      expiresAt,
    })),
  );
  return issued.map(({ secret }) => secret);
}

/** The token, if it still works, of a person whose account is on. Finding it does not use it. */
export async function findToken(
  db: Reader,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<KeptToken | undefined> {
  const [found] = await db
    .select({ id: oneTimeTokens.id, subject: oneTimeTokens.subject, person: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashSecret(secret)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        lte(oneTimeTokens.createdAt, latestMade(now)),
        eq(users.active, true),
      ),
    );
  return found;
}

/** Uses a token that works; of several calls at once one gets it, the others find it used. */
export async function useToken(
  tx: Transaction,
  purpose: Purpose,
  secret: string,
  now: Date,
): Promise<KeptToken | undefined> {
  const found = await findToken(tx, purpose, secret, now);
  if (!found) return undefined;
  const used = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.id, found.id), isNull(oneTimeTokens.usedAt)))
    .returning({ id: oneTimeTokens.id });
  return used.length === 1 ? found : undefined;
}

/** The newest token of a person that still works and is about something. */
export async function pendingToken(
  db: Reader,
  purpose: Purpose,
  userId: string,
  now: Date,
): Promise<{ subject: string | null; expiresAt: Date } | undefined> {
  const [found] = await db
    .select({ subject: oneTimeTokens.subject, expiresAt: oneTimeTokens.expiresAt })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        lte(oneTimeTokens.createdAt, latestMade(now)),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1);
  return found;
}

/** Ends every link and ticket that people have, or those of one purpose: after a new password or address. */
export async function retireTokens(
  tx: Transaction,
  userIds: readonly string[],
  now: Date,
  purpose?: Purpose,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        inArray(oneTimeTokens.userId, [...userIds]),
        isNull(oneTimeTokens.usedAt),
        purpose && eq(oneTimeTokens.purpose, purpose),
      ),
    );
}
