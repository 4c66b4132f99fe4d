import { daysAfter, refereeRules } from "@polyportal/domain/referee/rules";
import { and, asc, eq, gt, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import type { Change } from "../../database/change.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { applications } from "../../database/schema/application.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { refereeLinks, referees } from "../../database/schema/referee.ts";
import type { Job } from "../../jobs/jobs.ts";
import { mostAtOnce, oneByOne } from "../../jobs/one-by-one.ts";
import type { Machinery } from "../../server/mount.ts";
import {
  lettersWithin,
  wantsNoLetters,
  writeOfSeveral,
  writeOrDecline,
  writeTo,
  type Writing,
} from "./ask.ts";
import { isOver } from "./by-link.ts";
import { replaceLetter } from "./letters.ts";
import { applicantOf, updateReferee, type Referee } from "./queries.ts";

/** For so long requests to one mailbox gather for one letter. */
const gatherMs = 3_600_000;

/** Asked, and neither answered nor replaced. */
const open = and(
  isNotNull(referees.askedAt),
  isNull(referees.givenAt),
  isNull(referees.declinedAt),
  isNull(referees.replacedAt),
);

/** As `isOver` says of one: somebody still waits for the reference. Tables are named, as in `undelivered`. */
const wanted = (now: Date): SQL => sql`exists (select 1 from ${applications}
  join ${applicationTypes} on ${applicationTypes}.slug = ${applications}.programme_slug
  where ${applications}.id = ${referees}.application_id
    and ${applications}.deleted_at is null and ${applications}.admitted_at is null
    and (${applicationTypes}.closes_at is null
      or ${applicationTypes}.closes_at > ${daysAfter(now, -refereeRules.graceDays).toISOString()}::timestamptz))`;

const since = (now: Date, days: number): SQL => lte(referees.askedAt, daysAfter(now, -days));

/** What is due of one kind: whom it is about, and what is done. Done or not, it is due no more. */
type Due = {
  readonly when: (now: Date) => SQL | undefined;
  readonly done: (now: Date) => Partial<Referee>;
  readonly write: (change: Change, writing: Writing, referee: Referee) => Promise<unknown>;
};

const reminding: Due = {
  when: (now) => and(isNull(referees.remindedAt), since(now, refereeRules.remindAfterDays)),
  done: (now) => ({ remindedAt: now }),
  write: ({ tx }, writing, referee) => writeOrDecline(tx, writing, referee, true),
};

const telling: Due = {
  when: (now) => and(isNull(referees.silentToldAt), since(now, refereeRules.replaceAfterDays)),
  done: (now) => ({ silentToldAt: now }),
  write: async ({ tx }, { services }, referee) => {
    const applicant = await applicantOf(tx, referee.applicationId);
    await services.outbox.mail(tx, replaceLetter(services.config, "silent", referee, applicant));
  },
};

/** Does what is due about one referee; undefined where nothing is. */
const doOne = ({ db, services }: Machinery, due: Due, now: Date): Promise<true | undefined> =>
  systemChangeIfNeeded(db, "remindReferees", now, async (change) => {
    const { tx, audit } = change;
    const [referee] = await tx
      .select()
      .from(referees)
      .where(and(open, due.when(now)))
      .orderBy(asc(referees.askedAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!referee) return undefined;
    const applicant = await applicantOf(tx, referee.applicationId);
    if (!isOver(referee, applicant, now)) await due.write(change, { services, now }, referee);
    await updateReferee(tx, referee.id, due.done(now));
    audit({
      action: "remindReferee",
      subject: "application",
      subjectId: referee.applicationId,
    });
    return true;
  });

/** Whether requests have gone to a mailbox in one letter within the day. */
async function joinedToday(db: Reader, mailbox: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ hash: refereeLinks.hash })
    .from(refereeLinks)
    .innerJoin(referees, eq(referees.id, refereeLinks.refereeId))
    .where(
      and(
        eq(referees.mailbox, mailbox),
        eq(refereeLinks.joined, true),
        gt(refereeLinks.createdAt, daysAfter(now, -1)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Writes to the first about whose applicant a letter may go today; answers to which. */
async function writeToOne(
  tx: Transaction,
  writing: Writing,
  waiting: readonly Referee[],
): Promise<Referee | undefined> {
  for (const one of waiting) {
    const again = one.remindedAt !== null || one.reminders > 0;
    if (await writeTo(tx, writing, one, again)) return one;
  }
  return undefined;
}

/** Sends the letters that a mailbox had no room for: one by one while it has any, the others of a day as one. */
async function writeWaiting({ db, services }: Machinery, now: Date, signal: AbortSignal) {
  const mailboxes = await db
    .selectDistinct({ mailbox: referees.mailbox })
    .from(referees)
    .where(and(open, isNull(referees.sentAt), wanted(now)))
    .limit(mostAtOnce);
  for (const { mailbox } of mailboxes) {
    if (signal.aborted) return;
    await systemChangeIfNeeded(db, "remindReferees", now, async ({ tx, audit }) => {
      const waiting = await tx
        .select()
        .from(referees)
        .where(and(open, isNull(referees.sentAt), eq(referees.mailbox, mailbox), wanted(now)))
        .orderBy(asc(referees.askedAt))
        .for("update", { skipLocked: true });
      const [first] = waiting;
      if (!first) return undefined;
      const writing = { services, now };
      if (await wantsNoLetters(tx, mailbox)) {
        // Asked before that was said.
        for (const one of waiting) {
          await writeOrDecline(tx, writing, one);
          audit({
            action: "declineReference",
            subject: "application",
            subjectId: one.applicationId,
          });
        }
        return true;
      }
      const full = (await lettersWithin(tx, { mailbox }, now)) >= refereeRules.lettersOfMailbox;
      const gathers = now.getTime() - (first.askedAt ?? now).getTime() < gatherMs;
      if (full && (gathers || (await joinedToday(tx, mailbox, now)))) return undefined;
      const written = full
        ? (await writeOfSeveral(tx, writing, waiting)) && first
        : await writeToOne(tx, writing, waiting);
      if (!written) return undefined;
      audit({ action: "askReferee", subject: "application", subjectId: written.applicationId });
      return true;
    });
  }
}

/** Writes to referees what is due: requests that waited, the school's own reminder, and word to the applicant. */
export const writeToReferees = (machinery: Machinery): Job => ({
  name: "write to referees",
  seconds: 600,
  byTime: true,
  async run(signal) {
    await refereeRound(machinery, new Date(), signal);
  },
});

/** One round of it, at a moment. */
export async function refereeRound(
  machinery: Machinery,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  await writeWaiting(machinery, now, signal);
  for (const due of [reminding, telling]) {
    await oneByOne(signal, () => doOne(machinery, due, now));
  }
}
