import { and, eq, ne, sql, type Placeholder } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { accountNamed } from "../../database/named.ts";
import { prepared } from "../../database/prepared.ts";
import { authenticators } from "../../database/schema/authenticator.ts";
import { users } from "../../database/schema/users.ts";
import { effectiveLabels, effectiveRole } from "../../rights/effective.ts";
import { grantedOf, type Granted } from "../../sign-in/granted.ts";

/** An account. */
export type Person = typeof users.$inferSelect;

const named = (name: string | Placeholder) =>
  and(eq(users.id, accountNamed(name)), eq(users.active, true));

/** The account that signs in by that name, which may be the user name or a student's number, if it is on. */
export async function findByUserName(db: Reader, userName: string): Promise<Person | undefined> {
  const [person] = await db.select().from(users).where(named(userName));
  return person;
}

const signingIn = prepared((db) =>
  db
    .select({
      person: users,
      byApp: sql<boolean>`${authenticators.confirmedAt} is not null`,
      role: effectiveRole,
      labels: effectiveLabels,
    })
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(named(sql.placeholder("userName")))
    .prepare("person_signing_in"),
);

/** Somebody at the door: the account, whether an authenticator app is asked for, and what is granted. */
export type SigningIn = {
  readonly person: Person;
  readonly byApp: boolean;
  readonly granted: Granted;
};

/**
 * All that a sign-in asks about an account, in one read: what a campus does within minutes is left to
 * the hashing.
 */
export async function findSigningIn(db: Reader, userName: string): Promise<SigningIn | undefined> {
  const [found] = await signingIn(db).execute({ userName });
  if (!found) return undefined;
  const { person, byApp, ...granted } = found;
  return { person, byApp, granted: grantedOf(person, granted) };
}

/** The account with that e-mail address, in any case, if it is on. */
export async function findByEmail(db: Reader, email: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, eq(users.active, true)));
  return person;
}

/** The account of that id, if it is on. */
export async function findById(db: Reader, id: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)));
  return person;
}

/** Whether the e-mail address belongs to someone else, be the account on or off. */
export async function isEmailTaken(db: Reader, email: string, by: string): Promise<boolean> {
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, ne(users.id, by)));
  return others.length > 0;
}

export async function updatePerson(
  tx: Transaction,
  id: string,
  change: Partial<Person>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}
