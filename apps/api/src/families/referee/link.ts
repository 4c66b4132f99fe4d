import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { refereeLinks, referees } from "../../database/schema/referee.ts";
import type { Vault } from "../../sign-in/vault.ts";

/** For whom a link is, and until when. */
type Link = {
  readonly refereeId: string;
  readonly applicationId: string;
  readonly expiresAt: Date;
};

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Nobody turns a link into another's, or into one that works longer, whatever the database holds. */
const signatureOf = (vault: Vault, secret: string, link: Link): string =>
  vault.fingerprint(
    `${secret} ${link.refereeId} ${link.applicationId} ${link.expiresAt.getTime()}`,
    "referee-link",
  );

/** Makes a link for a letter and answers its secret: 32 random bytes and a signature; the hash is kept. */
export async function makeLink(
  tx: Transaction,
  vault: Vault,
  link: Link,
  { now, joined = false }: { readonly now: Date; readonly joined?: boolean },
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const { refereeId, expiresAt } = link;
  await tx
    .insert(refereeLinks)
    .values({ hash: hashOf(secret), refereeId, createdAt: now, expiresAt, joined });
  return `${secret}.${signatureOf(vault, secret, link)}`;
}

/** The link of a secret, used or expired or not; undefined where there is none. */
export async function findLink(db: Reader, vault: Vault, token: string): Promise<Link | undefined> {
  const [secret = "", signature = ""] = token.split(".");
  const [link] = await db
    .select({
      refereeId: referees.id,
      applicationId: referees.applicationId,
      expiresAt: refereeLinks.expiresAt,
    })
    .from(refereeLinks)
    .innerJoin(referees, eq(referees.id, refereeLinks.refereeId))
    .where(eq(refereeLinks.hash, hashOf(secret)));
  if (!link) return undefined;
  const right = Buffer.from(signatureOf(vault, secret, link));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given) ? link : undefined;
}

/** By what tries of a secret are counted: not the secret itself. */
export const countedAs = (token: string): string => `referee:${hashOf(token)}`;
