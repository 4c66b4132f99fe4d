import { mailboxOf } from "@polyportal/domain/application/steps/referees/refusals";
import type { Row } from "@polyportal/domain/programmes/field";
import { refereeRules } from "@polyportal/domain/referee/rules";
import { count, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { referees } from "../../database/schema/referee.ts";
import { fail } from "../../failure.ts";
import { namedReferees, updateReferee, type Referee } from "./queries.ts";

/** What is kept of a row. */
const detailsOf = ({
  title = "",
  fullName = "",
  institution = "",
  position = "",
  relationship = "",
  email = "",
  phone = "",
}: Row) => ({
  title,
  fullName,
  institution,
  position,
  relationship,
  email,
  mailbox: mailboxOf(email),
  phone,
});

/** Names somebody; those of before count, the replaced among them. */
export async function nameReferee(
  tx: Transaction,
  applicationId: string,
  row: Row,
  namedAt: Date,
): Promise<Referee> {
  const [named] = await tx
    .select({ names: count() })
    .from(referees)
    .where(eq(referees.applicationId, applicationId));
  if ((named?.names ?? 0) >= refereeRules.names) fail("referee_action_over");
  const [referee] = await tx
    .insert(referees)
    .values({ id: uuid(), applicationId, namedAt, ...detailsOf(row) })
    .returning();
  return referee ?? fail("not_found");
}

/**
 * Makes those of the rows the application's referees. Who is named already by the mailbox stays as asked as
 * they were; the link of who is named no more dies, and what was given stays.
 */
export async function nameReferees(
  tx: Transaction,
  applicationId: string,
  rows: readonly Row[],
  now: Date,
): Promise<void> {
  const before = await namedReferees(tx, applicationId);
  const wanted = new Map(rows.map((row) => [mailboxOf(row["email"] ?? ""), row]));
  for (const { id, mailbox, askedAt, givenAt } of before) {
    const row = wanted.get(mailbox);
    wanted.delete(mailbox);
    if (givenAt) continue;
    if (row) await updateReferee(tx, id, detailsOf(row));
    else if (askedAt) await updateReferee(tx, id, { replacedAt: now });
    else await tx.delete(referees).where(eq(referees.id, id));
  }
  // In the order of the form, though all are named at one moment.
  for (const [at, row] of [...wanted.values()].entries()) {
    await nameReferee(tx, applicationId, row, new Date(now.getTime() + at));
  }
}
