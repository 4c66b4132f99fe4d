import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";
import { beginningOf, todayInLagos } from "@polyportal/domain/format/date";
import { mailLimitMessages } from "@polyportal/domain/messages/mail-limit";
import { mailedNoticesADay } from "@polyportal/domain/notice/mail-limits";
import { asksForMail } from "@polyportal/domain/notice/mailing";
import type { NoticeDraft } from "@polyportal/domain/notice/notice-form";
import { and, eq, gte, ne } from "drizzle-orm";
import type { Reader, Transaction } from "../../database/connect.ts";
import { notices } from "../../database/schema/notice.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import { actorOf, type Acting } from "../../server/caller.ts";
import { type Handler } from "../../server/handler.ts";
import { needReason } from "../../server/need-reason.ts";
import { countReaders } from "./mailed-readers.ts";

type Notice = typeof notices.$inferSelect;

/** How many notices somebody has asked to be mailed today, but for one. */
const askedToday = (db: Reader, by: string, now: Date, butFor?: string): Promise<number> =>
  db.$count(
    notices,
    and(
      eq(notices.mailAskedBy, by),
      gte(notices.mailAskedAt, beginningOf(todayInLagos(now))),
      butFor === undefined ? undefined : ne(notices.id, butFor),
    ),
  );

/** To how many a notice would go by e-mail, and how many notices more the caller may have mailed today. */
export const countNoticeReaders: Handler<(typeof noticeEndpoints)["countNoticeReaders"]> = async (
  { db, caller, now },
  { id, ...audience },
) => ({
  letters: await countReaders(db, audience),
  left: Math.max(0, mailedNoticesADay - (await askedToday(db, actorOf(caller), now, id))),
});

type Asking = {
  readonly caller: Acting;
  readonly now: Date;
  readonly draft: NoticeDraft;
  readonly reason: string;
  /** The notice as it stands, where there is one. */
  readonly before?: Notice;
};

/**
 * Checks a notice that asks for letters: it needs a reason (`reason_needed`), and one person may ask for
 * `mailedNoticesADay` a day (`mail_limit`). Answers the columns to save with the notice, and how many people get a
 * letter; no columns and no number where no letters are asked for.
 */
export async function askForMail(
  tx: Transaction,
  { caller, now, draft, reason, before }: Asking,
): Promise<{ noted: Partial<Notice>; letters?: number }> {
  if (!asksForMail(draft, before)) return { noted: {} };
  needReason(reason);
  const by = actorOf(caller);
  // Locked, so that of two notices at once the second counts the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, by)).for("no key update");
  if ((await askedToday(tx, by, now, before?.id)) >= mailedNoticesADay) {
    fail("mail_limit", { message: mailLimitMessages.notices });
  }
  return {
    noted: { mailAskedBy: by, mailAskedAt: now },
    letters: await countReaders(tx, draft),
  };
}
