import type { refereeLinkEndpoints } from "@polyportal/api-client/contract/referee";
import { mailboxOf } from "@polyportal/domain/application/steps/referees/refusals";
import { refereeFormWords } from "@polyportal/domain/messages/referee-form";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { referees } from "../../database/schema/referee.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { wantsNoLetters, writeOfSeveral, writeTo } from "./ask.ts";
import { isOver } from "./by-link.ts";
import { findLink } from "./link.ts";
import { applicantOf, type Referee } from "./queries.ts";

type Asking = { readonly token?: string | undefined; readonly email?: string | undefined };

/** The requests that are open under a link, of whatever age, or under a mailbox. */
async function openRequests(
  tx: Transaction,
  { services, now }: Pick<Context, "now" | "services">,
  { token = "", email = "" }: Asking,
): Promise<Referee[]> {
  const link = await findLink(tx, services.vault, token);
  // Whoever holds a link has the mailbox; an address anybody can enter.
  if (!link && (await wantsNoLetters(tx, mailboxOf(email)))) return [];
  const found = await tx
    .select()
    .from(referees)
    .where(
      and(
        link ? eq(referees.id, link.refereeId) : eq(referees.mailbox, mailboxOf(email)),
        isNotNull(referees.askedAt),
        isNull(referees.givenAt),
        isNull(referees.declinedAt),
        isNull(referees.replacedAt),
      ),
    )
    .for("update");
  const open = [];
  for (const referee of found) {
    if (!isOver(referee, await applicantOf(tx, referee.applicationId), now)) open.push(referee);
  }
  return open;
}

/** Sends links anew, always to the address on record. Whoever asks is told the same, known or not. */
export const resendRefereeLink: Handler<
  (typeof refereeLinkEndpoints)["resendRefereeLink"]
> = async (ctx, asking) => {
  await ctx.limit("mailByAddress", ctx.ip);
  await ctx.limit("askByNumber", `referee:${asking.token ?? mailboxOf(asking.email ?? "")}`);
  await changeIfNeeded(ctx.change, async ({ tx, audit }) => {
    const open = await openRequests(tx, ctx, asking);
    const [first, another] = open;
    if (!first) return undefined;
    const sent = another
      ? await writeOfSeveral(tx, ctx, open)
      : await writeTo(tx, ctx, first, true);
    if (!sent) return undefined;
    for (const { applicationId: subjectId } of open) {
      audit({ action: "remindReferee", subject: "application", subjectId });
    }
    return true;
  });
  ctx.message(refereeFormWords.resent);
  return {};
};
