import type { RefereeView } from "@polyportal/api-client/contract/referee";
import { daysAfter, deadlineOf, refereeRules } from "@polyportal/domain/referee/rules";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { referees } from "../../database/schema/referee.ts";
import { photoWithin } from "../../files/photo-within.ts";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Context } from "../../server/handler.ts";
import { countedAs, findLink } from "./link.ts";
import { applicantOf, type Referee, type RefereesApplicant } from "./queries.ts";

/** What a call of whoever holds a link works with. */
export type LinkContext = Pick<
  Context,
  "change" | "db" | "device" | "ip" | "limit" | "now" | "services"
>;

/** What a link leads to. */
export type Opened = { readonly referee: Referee; readonly applicant: RefereesApplicant };

/** Whether nobody waits for the reference any more. */
export const isOver = (
  { replacedAt }: Referee,
  { application, closesAt }: RefereesApplicant,
  now: Date,
): boolean => {
  const deadline = deadlineOf(closesAt);
  const isClosed = application.deletedAt !== null || application.admittedAt !== null;
  return replacedAt !== null || isClosed || (!!deadline && deadline <= now);
};

/**
 * The request behind the secret of a link that works, its referee locked. What is guessed, too late or not
 * needed any more is refused, and counts; a reference that was given opens for as long as it is kept.
 */
export const byLink = <T>(
  ctx: LinkContext,
  token: string,
  work: (tx: Transaction, opened: Opened) => Promise<T>,
  run: (inside: (tx: Transaction) => Promise<T>) => Promise<T>,
): Promise<T> =>
  guessable(ctx, countedAs(token), () =>
    run(async (tx) => {
      const link = (await findLink(tx, ctx.services.vault, token)) ?? fail("link_expired");
      const [referee] = await tx
        .select()
        .from(referees)
        .where(eq(referees.id, link.refereeId))
        .for("update");
      if (!referee) return fail("link_expired");
      const applicant = await applicantOf(tx, referee.applicationId);
      if (!referee.givenAt) {
        if (isOver(referee, applicant, ctx.now)) fail("reference_not_needed");
        if (link.expiresAt <= ctx.now) fail("referee_link_expired");
      }
      return work(tx, { referee, applicant });
    }),
  );

/** What a referee sees: of the applicant neither contact nor results, of other referees nothing. */
export async function viewOf(
  ctx: Pick<Context, "db" | "now" | "services">,
  { referee, applicant }: Opened,
): Promise<RefereeView> {
  const { id, title, fullName, institution, position, relationship, declinedAt } = referee;
  const undoUntil = declinedAt && daysAfter(declinedAt, refereeRules.undoDays);
  return {
    id,
    title,
    fullName,
    institution,
    position,
    relationship,
    applicant: {
      name: applicant.name,
      photo: await photoWithin(ctx, applicant.application.passportFileId),
      award: applicant.award,
      department: applicant.department,
      session: applicant.session,
    },
    until: (referee.expiresAt ?? referee.namedAt).toISOString(),
    givenAt: referee.givenAt?.toISOString() ?? null,
    declinedAt: declinedAt?.toISOString() ?? null,
    undoUntil: undoUntil && undoUntil > ctx.now ? undoUntil.toISOString() : null,
  };
}
