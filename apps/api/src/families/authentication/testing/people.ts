import { asc, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Database } from "../../../database/connect.ts";
import { auditRows } from "../../../database/schema/audit-rows.ts";
import { outboxMessages } from "../../../database/schema/outbox.ts";
import { users } from "../../../database/schema/users.ts";
import type { Services } from "../../../server/services.ts";
import { findByUserName, type Person } from "../people.ts";

/** The password of every person that `addPerson` adds. */
export const password = "Right-Pass-1";

type School = { readonly db: Database; readonly services: Pick<Services, "passwords"> };

const hashes = new WeakMap<object, Promise<string>>();

/** Its hash, made once for each server: a hash takes longer than all else that a person is. */
function passwordHash({ passwords }: School["services"]): Promise<string> {
  const hash = hashes.get(passwords) ?? passwords.hash(password);
  hashes.set(passwords, hash);
  return hash;
}

/** A student who has signed in before, or whom `own` describes. */
export async function addPerson(
  { db, services }: School,
  own: Partial<Person> & { userName: string },
): Promise<Person> {
  const person = {
    id: uuid(),
    passwordHash: await passwordHash(services),
    userType: "student",
    role: "student",
    lastname: "Okonkwo",
    firstname: "Ngọzi",
    middlename: "Ada",
    email: `${own.userName}@example.com`,
    mobileNumber: "08012345678",
    oldUser: true,
    ...own,
  };
  const [added] = await db.insert(users).values(person).returning();
  if (!added) throw new Error(`${own.userName} was not added.`);
  return added;
}

/** The person as the database holds them now. */
export async function readPerson({ db }: Pick<School, "db">, userName: string): Promise<Person> {
  const person = await findByUserName(db, userName);
  if (!person) throw new Error(`There is no ${userName}.`);
  return person;
}

/** The letters to an address, in the order in which they were written. */
export const lettersTo = ({ db }: Pick<School, "db">, email: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, email))
    .orderBy(asc(outboxMessages.id));

/** The token of the link in the last letter to an address; empty when there is no letter or link. */
export async function lastToken(school: Pick<School, "db">, email: string): Promise<string> {
  const letter = (await lettersTo(school, email)).at(-1);
  return /\?token=(\S+)/.exec(letter?.body ?? "")?.[1] ?? "";
}

/** The six digits in the last letter to an address. */
export async function lastCode(school: Pick<School, "db">, email: string): Promise<string> {
  const letter = (await lettersTo(school, email)).at(-1);
  return /^\d{6}$/m.exec(letter?.body ?? "")?.[0] ?? "";
}

/** What the record says was done to a person, oldest first. */
export const recordOf = ({ db }: Pick<School, "db">, subjectId: string) =>
  db.select().from(auditRows).where(eq(auditRows.subjectId, subjectId)).orderBy(asc(auditRows.id));
