import { awardName } from "@polyportal/domain/programmes/award-name";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { refereeState } from "@polyportal/domain/referee/rules";
import { fullName } from "@polyportal/domain/format/name";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { referees } from "../../database/schema/referee.ts";
import { chosenNameAsOf } from "../../database/unit-as-of.ts";

export type Referee = typeof referees.$inferSelect;

/**
 * A letter about the referee was given up. Tables are named before their columns: what is selected from one
 * table alone has its columns without, and within here `id` would be the letter's.
 */
export const undelivered = sql<boolean>`exists (select 1 from ${outboxMessages}
  where ${outboxMessages}.about = ${referees}.id::text and ${outboxMessages}.sent_at is null
    and ${outboxMessages}.due_at is null and ${outboxMessages}.last_error is not null
    and ${outboxMessages}.joined_into is null)`;

/** Whom an application names or has named, those that count first. */
export async function refereesOf(db: Reader, applicationId: string, now: Date) {
  const rows = await db
    .select({ referee: referees, undelivered })
    .from(referees)
    .where(eq(referees.applicationId, applicationId))
    .orderBy(sql`${referees.replacedAt} nulls first`, asc(referees.namedAt), asc(referees.id));
  return rows.map(({ referee, undelivered: lost }) => ({
    ...referee,
    state: refereeState({ ...referee, undelivered: lost }, now),
  }));
}

export type ListedReferee = Awaited<ReturnType<typeof refereesOf>>[number];

/** Whom an application names now. */
export const namedReferees = (tx: Transaction, applicationId: string): Promise<Referee[]> =>
  tx
    .select()
    .from(referees)
    .where(and(eq(referees.applicationId, applicationId), isNull(referees.replacedAt)))
    .orderBy(asc(referees.namedAt), asc(referees.id))
    .for("update");

/** What letters and the referee's page say of the applicant. */
export async function applicantOf(db: Reader, applicationId: string) {
  const [row] = await db
    .select({
      application: applications,
      closesAt: applicationTypes.closesAt,
      session: academicSessions.name,
      award: invoices.item,
      department: chosenNameAsOf(academicSessions.from, applicationChoices.departmentId),
    })
    .from(applications)
    .innerJoin(applicationTypes, eq(applicationTypes.slug, applications.programmeSlug))
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .innerJoin(invoices, eq(invoices.id, applications.invoiceId))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .where(eq(applications.id, applicationId));
  if (!row) throw new Error("A referee has no application.");
  const programme = definedBy(row.application);
  return {
    ...row,
    programme,
    name: fullName(row.application),
    award: awardName(programme, { award: row.award }) ?? programme.title,
    department: row.department ?? "",
  };
}

export type RefereesApplicant = Awaited<ReturnType<typeof applicantOf>>;

export async function updateReferee(
  tx: Transaction,
  id: string,
  changes: Partial<typeof referees.$inferInsert>,
): Promise<void> {
  await tx.update(referees).set(changes).where(eq(referees.id, id));
}
