import { and, eq, ne, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { users } from "../../database/schema/users.ts";

/** An account. */
export type Person = typeof users.$inferSelect;

/** Asked at every sign-in. */
const byUserName = prepared((db) =>
  db
    .select()
    .from(users)
    .where(
      and(
        sql`lower(${users.userName}) = lower(${sql.placeholder("userName")})`,
        eq(users.active, true),
      ),
    )
    .prepare("person_by_user_name"),
);

/** The account of that username, in any case, if it is on. */
export async function findByUserName(db: Reader, userName: string): Promise<Person | undefined> {
  const [person] = await byUserName(db).execute({ userName });
  return person;
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
