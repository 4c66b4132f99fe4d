import { linkEnds, refereeRules } from "@polyportal/domain/referee/rules";
import { and, count, eq, gt } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { refereeLinks, refereeRefusals, referees } from "../../database/schema/referee.ts";
import type { Services } from "../../server/services.ts";
import { requestLetter, replaceLetter, severalLetter } from "./letters.ts";
import { makeLink } from "./link.ts";
import {
  applicantOf,
  namedReferees,
  updateReferee,
  type Referee,
  type RefereesApplicant,
} from "./queries.ts";

/** What writing to a referee needs. */
export type Writing = {
  readonly services: Pick<Services, "config" | "outbox" | "vault">;
  readonly now: Date;
};

const dayBefore = (now: Date): Date => new Date(now.getTime() - 86_400_000);

/** How many letters about an application, or to a mailbox, went within a day. */
export async function lettersWithin(
  db: Reader,
  of: Partial<Pick<Referee, "applicationId" | "mailbox">>,
  now: Date,
): Promise<number> {
  const [row] = await db
    .select({ letters: count() })
    .from(refereeLinks)
    .innerJoin(referees, eq(referees.id, refereeLinks.refereeId))
    .where(
      and(
        gt(refereeLinks.createdAt, dayBefore(now)),
        of.applicationId ? eq(referees.applicationId, of.applicationId) : undefined,
        of.mailbox ? eq(referees.mailbox, of.mailbox) : undefined,
      ),
    );
  return row?.letters ?? 0;
}

/** Whether one more letter about the application may go today. */
export const mayWriteAbout = async (db: Reader, applicationId: string, now: Date) =>
  (await lettersWithin(db, { applicationId }, now)) < refereeRules.lettersOfApplicant;

/** Whether who reads the mailbox has said "never again". */
export async function wantsNoLetters(db: Reader, mailbox: string): Promise<boolean> {
  const [row] = await db.select().from(refereeRefusals).where(eq(refereeRefusals.mailbox, mailbox));
  return row !== undefined;
}

async function linkFor(
  tx: Transaction,
  { services, now }: Writing,
  referee: Referee,
  joined = false,
) {
  const applicant = await applicantOf(tx, referee.applicationId);
  const expiresAt = linkEnds(now, applicant.closesAt);
  const { id: refereeId, applicationId } = referee;
  const link = { refereeId, applicationId, expiresAt };
  const token = await makeLink(tx, services.vault, link, { now, joined });
  await updateReferee(tx, refereeId, { sentAt: now, expiresAt });
  return { referee, applicant, token, expiresAt };
}

/** Writes to a referee now, if letters about the applicant and to the mailbox leave room today. */
export async function writeTo(
  tx: Transaction,
  writing: Writing,
  referee: Referee,
  again = false,
): Promise<boolean> {
  const { services, now } = writing;
  if (!(await mayWriteAbout(tx, referee.applicationId, now))) return false;
  const { mailbox } = referee;
  if ((await lettersWithin(tx, { mailbox }, now)) >= refereeRules.lettersOfMailbox) return false;
  const request = await linkFor(tx, writing, referee);
  await services.outbox.mail(tx, requestLetter(services.config, request, again));
  return true;
}

/** Writes to one mailbox about several applicants, in one letter. */
export async function writeOfSeveral(
  tx: Transaction,
  writing: Writing,
  waiting: readonly Referee[],
): Promise<boolean> {
  const requests = [];
  for (const referee of waiting) {
    if (!(await mayWriteAbout(tx, referee.applicationId, writing.now))) continue;
    requests.push(await linkFor(tx, writing, referee, true));
  }
  const [first, ...more] = requests;
  if (!first) return false;
  const { config, outbox } = writing.services;
  await outbox.mail(tx, severalLetter(config, [first, ...more]));
  return true;
}

/**
 * Writes to a referee, for an applicant. A mailbox that wants no letters has declined; a letter that has no room
 * today waits for its day.
 */
export async function writeOrDecline(
  tx: Transaction,
  writing: Writing,
  referee: Referee,
  again = false,
): Promise<void> {
  if (!(await wantsNoLetters(tx, referee.mailbox))) {
    const sent = await writeTo(tx, writing, referee, again);
    if (!sent) await updateReferee(tx, referee.id, { sentAt: null });
    return;
  }
  await decline(tx, writing, referee, await applicantOf(tx, referee.applicationId), "cannot");
}

/** Asks a referee: the letter goes now, or waits for its day. */
export async function ask(tx: Transaction, writing: Writing, referee: Referee): Promise<void> {
  await updateReferee(tx, referee.id, { askedAt: writing.now });
  await writeOrDecline(tx, writing, referee);
}

/** Notes that a referee declines, and tells the applicant to name another. */
export async function decline(
  tx: Transaction,
  { services, now }: Writing,
  referee: Referee,
  applicant: RefereesApplicant,
  declined: NonNullable<Referee["declined"]>,
): Promise<void> {
  await updateReferee(tx, referee.id, { declinedAt: now, declined });
  await services.outbox.mail(tx, replaceLetter(services.config, "declined", referee, applicant));
}

/** Asks everybody who is named and was not asked yet: the application is sent. Answers how many. */
export async function askAll(
  tx: Transaction,
  writing: Writing,
  applicationId: string,
): Promise<number> {
  const waiting = (await namedReferees(tx, applicationId)).filter(({ askedAt }) => !askedAt);
  for (const referee of waiting) await ask(tx, writing, referee);
  return waiting.length;
}
