import { randomInt } from "node:crypto";
import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { twoFactorCodes } from "../../database/schema/one-time-tokens.ts";
import { latestMade } from "../../server/clock-error.ts";
import type { Context } from "../../server/handler.ts";
import { codeLetter } from "./letters.ts";
import { hashSecret } from "./one-time-tokens.ts";
import type { Person } from "./people.ts";

/** The ticket of a sign-in that waits for its code. */
export type Ticket = { readonly id: string; readonly secret: string; readonly person: Person };

const lifetime = 10 * 60_000;
const mostTries = 5;

/** Six digits are soon guessed from their hash; with the ticket, which we do not keep, they are not. */
const hashCode = (code: string, ticket: string) => hashSecret(`${code} ${ticket}`);

/** Sends a fresh code, which takes the place of the ticket's earlier one. */
export async function sendCode(
  { services, now }: Pick<Context, "services" | "now">,
  { tx, audit }: Change,
  { id, secret, person }: Ticket,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const fresh = {
    codeHash: hashCode(code, secret),
    tries: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  };
  await tx
    .insert(twoFactorCodes)
    .values({ id, userId: person.id, ...fresh })
    .onConflictDoUpdate({ target: twoFactorCodes.id, set: fresh });
  const letter = codeLetter(services.config, person, { code, ticketId: id });
  if (person.email) await services.outbox.mail(tx, { to: person.email, ...letter });
  audit({ action: "sendCode", subject: "user", subjectId: person.id });
}

/** Uses up one try of the ticket's code, and says whether it was right. */
export async function tryCode(
  tx: Transaction,
  ticket: Pick<Ticket, "id" | "secret">,
  code: string,
  now: Date,
): Promise<boolean> {
  const [tried] = await tx
    .update(twoFactorCodes)
    .set({ tries: sql`${twoFactorCodes.tries} + 1` })
    .where(
      and(
        eq(twoFactorCodes.id, ticket.id),
        isNull(twoFactorCodes.usedAt),
        gt(twoFactorCodes.expiresAt, now),
        lte(twoFactorCodes.createdAt, latestMade(now)),
        lt(twoFactorCodes.tries, mostTries),
      ),
    )
    .returning({ codeHash: twoFactorCodes.codeHash });
  return tried?.codeHash === hashCode(code, ticket.secret);
}

/** Marks the ticket's code as used. */
export async function useCode(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(twoFactorCodes).set({ usedAt: now }).where(eq(twoFactorCodes.id, id));
}
