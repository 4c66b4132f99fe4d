import { userMessages } from "@polyportal/domain/messages/users";
import {
  isSamePerson,
  isSuperAdministrator,
  refusalOfChange,
  type Person,
} from "@polyportal/domain/rights/people";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { userRoles } from "../../database/schema/rights.ts";
import { kindOfUser, users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Acting } from "../../server/caller.ts";
import { accountQuery, type Account } from "./list-users.ts";

/** An account as the rules on people see it. */
export const personOf = ({ person, staffId, furtherRoles }: Account): Person => ({
  userId: person.id,
  staffId,
  roles: [person.role, ...furtherRoles],
});

/** The accounts of these ids; `not_found` unless all are there. */
export async function accountsOf(db: Reader, ids: readonly string[]): Promise<Account[]> {
  const found = await accountQuery(db)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id);
  if (found.length !== new Set(ids).size) fail("not_found");
  return found;
}

/** The account of an id; `not_found` where there is none. */
export async function accountOf(db: Reader, id: string): Promise<Account> {
  const [found] = await accountsOf(db, [id]);
  return found ?? fail("not_found");
}

/** Who is super administrator, by main or further role, whether the account is on or off. */
const superAdministrators = (db: Reader) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(
          eq(users.role, "super administrator"),
          sql`${users.id} in (select ${userRoles.userId} from ${userRoles} where ${userRoles.role} = 'super administrator')`,
        ),
        ne(kindOfUser, "student"),
      ),
    )
    .orderBy(users.id)
    .$dynamic();

/**
 * The same, locked until the transaction ends, so that whoever changes one of them next sees what
 * became of it; always in the order of ids, so that two who lock several never wait for each other: with a super
 * administrator all of them, for how many are left is asked in the end. What refers to accounts, such as the record
 * of two who change each other, is written all the while.
 */
export async function lockAccounts(tx: Transaction, ids: readonly string[]): Promise<Account[]> {
  const chiefs = (await superAdministrators(tx)).map(({ id }) => id);
  const concerned = ids.some((id) => chiefs.includes(id)) ? [...ids, ...chiefs] : [...ids];
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, concerned))
    .orderBy(users.id)
    .for("no key update");
  return accountsOf(tx, ids);
}

/**
 * Fails where the caller may not change a person's role, claims or activation. Nobody changes the own
 * ones while acting as another, either.
 */
export async function refuseChange(
  db: Reader,
  { userId, impersonatorId }: Acting,
  account: Account,
  roles?: readonly string[],
): Promise<void> {
  const refused = refusalOfChange(personOf(await accountOf(db, userId)), personOf(account), roles);
  if (refused) fail(refused);
  if (impersonatorId === undefined) return;
  const real = personOf(await accountOf(db, impersonatorId));
  if (isSamePerson(real, personOf(account))) fail("own_account");
}

/** The accounts of super administrators that are switched on. */
export async function activeSuperAdministrators(db: Reader): Promise<string[]> {
  const held = (await superAdministrators(db)).map(({ id }) => id);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, held), eq(users.active, true)));
  return found.map(({ id }) => id);
}

/** Fails for whoever is no super administrator. */
export async function requireSuperAdministrator(db: Reader, { userId }: Acting): Promise<void> {
  if (!isSuperAdministrator(personOf(await accountOf(db, userId)))) {
    fail("needs_super_administrator");
  }
}

/**
 * Fails where nobody would be left who is super administrator and may sign in. Asked after the change,
 * within its transaction, with all of them locked: of two who leave at once the second is refused.
 */
export async function keepSuperAdministrator(tx: Transaction): Promise<void> {
  const held = await superAdministrators(tx).for("no key update");
  const active = await tx.$count(
    users,
    and(
      inArray(
        users.id,
        held.map(({ id }) => id),
      ),
      eq(users.active, true),
    ),
  );
  if (active === 0) fail("last_super_administrator");
}

/** Whether a change takes a super administrator away, so that the others have to be counted. */
export const losesSuperAdministrator = (
  account: Account,
  after: { readonly roles?: readonly string[]; readonly active?: boolean },
): boolean =>
  isSuperAdministrator(personOf(account)) &&
  (after.active === false ||
    !isSuperAdministrator({ roles: after.roles ?? personOf(account).roles }));

/** Fails at the field `email`: an address belongs to one account. */
export function failWithTakenEmail(): never {
  fail("email_taken", { fields: { email: userMessages.emailTaken } });
}

/** Awaits a write to accounts; fails with `email_taken` where another account has the address. */
export async function refuseTakenEmail<Written>(write: PromiseLike<Written>): Promise<Written> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === "users_email_key") failWithTakenEmail();
    throw error;
  }
}
