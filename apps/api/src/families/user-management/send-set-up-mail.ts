import type { resetLinkEndpoints } from "@polyportal/api-client/contract/user-management-reset-links";
import { fullName } from "@polyportal/domain/format/name";
import { mailLimitMessages } from "@polyportal/domain/messages/mail-limit";
import { linksADay, linksADayToOne } from "@polyportal/domain/user-management/reset-links";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { fail } from "../../failure.ts";
import { actorOf } from "../../server/caller.ts";
import { type Handler } from "../../server/handler.ts";
import { needReason } from "../../server/need-reason.ts";
import { resetPasswordLetter, setUpLetter } from "../authentication/letters.ts";
import { issueToken } from "../authentication/one-time-tokens.ts";
import { linksOf, lockForLinks, sentBy } from "./links-sent.ts";

/**
 * Mails accounts a link by which to choose a password. More than one account needs a reason (`reason_needed`); one
 * person may send `linksADay` links a day (`mail_limit`). Accounts that just got a link, or had enough today, are
 * skipped and named.
 */
export const sendSetUpMail: Handler<typeof resetLinkEndpoints.sendSetUpMail> = async (
  { caller, change, now, services },
  { ids: asked, reason },
) => {
  const ids = [...new Set(asked)];
  if (ids.length > 1) needReason(reason);
  const by = actorOf(caller);
  let left = nobodyLeftOut();
  const sent = await changeIfNeeded(change, async ({ tx, audit }) => {
    left = nobodyLeftOut();
    const people = await lockForLinks(tx, ids, by);
    const links = await linksOf(tx, ids, now);
    const reached = people.filter((person) => {
      const { isFresh, today } = links.get(person.id) ?? { isFresh: false, today: 0 };
      if (!person.email || !person.active) left.without.push(fullName(person));
      else if (isFresh) left.alreadySent.push(fullName(person));
      else if (today >= linksADayToOne) left.enough.push(fullName(person));
      else return true;
      return false;
    });
    if (reached.length === 0) return undefined;
    const allowed = Math.max(0, linksADay - (await sentBy(tx, by, now)));
    if (reached.length > allowed) {
      fail("mail_limit", { message: mailLimitMessages.links(allowed) });
    }
    for (const person of reached) {
      const purpose = person.oldUser ? "resetPassword" : "verifyAccount";
      const { secret } = await issueToken(tx, { purpose, userId: person.id }, now);
      const letter = person.oldUser ? resetPasswordLetter : setUpLetter;
      await services.outbox.mail(tx, {
        to: person.email ?? "",
        ...letter(services.config, person, secret),
      });
      audit({
        action: "sendSetUpMail",
        subject: "user",
        subjectId: person.id,
        reason: reason || undefined,
      });
    }
    return reached.length;
  });
  return { sent: sent ?? 0, ...left };
};

/** Names of the people who get no letter, by the reason. */
const nobodyLeftOut = (): Record<"without" | "alreadySent" | "enough", string[]> => ({
  without: [],
  alreadySent: [],
  enough: [],
});
