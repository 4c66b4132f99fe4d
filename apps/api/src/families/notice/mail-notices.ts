import { fullName } from "@polyportal/domain/format/name";
import { beginningOf, todayInLagos } from "@polyportal/domain/format/date";
import { noticeMail } from "@polyportal/domain/messages/notice-board";
import { noticeLettersADay } from "@polyportal/domain/notice/mail-limits";
import { paths } from "@polyportal/domain/routes/paths";
import { and, asc, count, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import type { Transaction } from "../../database/connect.ts";
import { notices } from "../../database/schema/notice.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import type { Job } from "../../jobs/jobs.ts";
import { mailboxOf } from "../../mail/mailbox.ts";
import type { Machinery } from "../../server/mount.ts";
import { readersToMail } from "./mailed-readers.ts";
import { showsOn } from "./queries.ts";

/** Letters that are written in one transaction. */
const batch = 200;

/**
 * Writes the letters of notices that go out by e-mail, once their first day has come: readers in the
 * order of their ids, and how far it came in the same transaction as the letters. Killed anywhere, it
 * goes on with whoever has none.
 */
export const mailNotices = (machinery: Pick<Machinery, "db" | "services">): Job => ({
  name: "mail notices",
  seconds: 60,
  byTime: true,
  async run(signal) {
    while (!signal.aborted && (await mailSome(machinery, new Date())));
  },
});

function mailSome({ db, services }: Pick<Machinery, "db" | "services">, now: Date) {
  const { config, outbox } = services;
  return systemChangeIfNeeded(db, "mail-notices", now, async ({ tx, audit }) => {
    const [notice] = await tx
      .select()
      .from(notices)
      .where(and(notices.mail, isNull(notices.mailedAt), showsOn(todayInLagos(now))))
      .orderBy(asc(notices.startDate), asc(notices.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!notice) return undefined;
    const readers = await readersToMail(tx, notice, batch);
    const reached = await belowDailyLimit(tx, readers, now);
    const { sanitisedText } = await import("./sanitise.ts");
    const text = sanitisedText(notice.text);
    const letters = reached.map(({ person }) => {
      const { subject, text: body } = noticeMail({
        ...notice,
        text,
        school: config.school,
        name: fullName(person),
        address: config.publicUrl + paths.dashboard,
      });
      return { kind: "notice", to: person.email ?? "", about: notice.id, subject, text: body };
    });
    await outbox.mails(tx, letters);
    const last = readers.at(-1)?.person.id ?? notice.mailedTo;
    await tx
      .update(notices)
      .set({
        mailedTo: last,
        mailed: sql`${notices.mailed} + ${letters.length}`,
        mailedAt: readers.length < batch ? now : null,
      })
      .where(eq(notices.id, notice.id));
    audit({
      action: "mailNotice",
      subject: "notice",
      subjectId: notice.id,
      after: { title: notice.title, letters: letters.length },
    });
    return true;
  });
}

type Addressed = { readonly person: { readonly email: string | null } };

const mailboxOfPerson = ({ person }: Addressed) => mailboxOf("mail", person.email ?? "");

/** Those whose mailbox has room for another notice today: the others read it on their dashboard. */
async function belowDailyLimit<Read extends Addressed>(
  tx: Transaction,
  readers: readonly Read[],
  now: Date,
): Promise<Read[]> {
  const full = await tx
    .select({ mailbox: outboxMessages.mailbox })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.kind, "notice"),
        inArray(outboxMessages.mailbox, readers.map(mailboxOfPerson)),
        gte(outboxMessages.createdAt, beginningOf(todayInLagos(now))),
      ),
    )
    .groupBy(outboxMessages.mailbox)
    .having(gte(count(), noticeLettersADay));
  const had = new Set(full.map(({ mailbox }) => mailbox));
  return readers.filter((reader) => !had.has(mailboxOfPerson(reader)));
}
