import { createHash, randomBytes } from "node:crypto";
import type { programmePageEndpoints } from "@polyportal/api-client/contract/application-programme";
import { mailboxOf } from "@polyportal/domain/application/steps/referees/refusals";
import { daysToConfirm, whenOpenWords } from "@polyportal/domain/messages/when-open.words";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { openingWatches } from "../../database/schema/opening-watch.ts";
import { fail } from "../../failure.ts";
import { guessable, within } from "../../server/guessing.ts";
import type { Context, Handlers } from "../../server/handler.ts";
import { programmePage } from "./programme-page.ts";
import { whenOpenLetter } from "./when-open-letters.ts";

type Asked = (typeof programmePageEndpoints)["askWhenOpen"]["input"]["_zod"]["output"];

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** A programme's public page, and subscriptions to its opening. */
export const programmePageHandlers = {
  getProgrammePage: async ({ db, now }, { programme }) =>
    (await programmePage(db, programme, now)) ?? fail("not_found"),

  askWhenOpen: async (ctx, asked) => {
    await ctx.limit("mailByAddress", ctx.ip);
    const mailbox = `when open:${mailboxOf(asked.email)}`;
    await ctx.limit("askByNumber", mailbox);
    // The mailbox is unconfirmed, so it gets only a limited number of mails.
    if (await within(ctx.limit, "mailByAccount", mailbox)) await watch(ctx, asked);
    ctx.message(whenOpenWords.asked);
    return {};
  },

  confirmWhenOpen: async (ctx, { token }) => {
    const hash = hashOf(token);
    const programme = await guessable(ctx, `when open:${hash}`, () =>
      ctx.change(async ({ tx, audit }) => {
        const [found] = await tx
          .update(openingWatches)
          .set({ confirmedAt: sql`coalesce(${openingWatches.confirmedAt}, ${ctx.now})` })
          .where(and(eq(openingWatches.hash, hash), stillWorks(ctx.now)))
          .returning();
        if (!found) return linkOver();
        audit({ action: "confirmWhenOpen", subject: "programme", subjectId: found.programmeSlug });
        return found.programmeSlug;
      }),
    );
    ctx.message(whenOpenWords.confirmed(definitionOf(programme).title));
    return { programme };
  },

  endWhenOpen: async (ctx, { token }) => {
    const hash = hashOf(token);
    await guessable(ctx, `when open:${hash}`, () =>
      ctx.change(async ({ tx, audit }) => {
        const [ended] = await tx
          .delete(openingWatches)
          .where(eq(openingWatches.hash, hash))
          .returning();
        if (!ended) return linkOver();
        audit({ action: "endWhenOpen", subject: "programme", subjectId: ended.programmeSlug });
      }),
    );
    ctx.message(whenOpenWords.ended);
    return {};
  },
} satisfies Handlers<typeof programmePageEndpoints>;

const linkOver = () => fail("link_expired", { message: whenOpenWords.over });

/** A link confirms for two days. After confirming, it keeps working. */
const stillWorks = (now: Date) =>
  or(
    isNotNull(openingWatches.confirmedAt),
    sql`${openingWatches.createdAt} > ${new Date(now.getTime() - daysToConfirm * 86_400_000)}`,
  );

/** Stores an address with a new link and mails it, unless it was confirmed before. */
const watch = (ctx: Pick<Context, "change" | "now" | "services">, { email, programme }: Asked) =>
  changeIfNeeded(ctx.change, async ({ tx, audit }) => {
    const secret = randomBytes(32).toString("base64url");
    const hash = hashOf(secret);
    const [noted] = await tx
      .insert(openingWatches)
      .values({
        id: uuid(),
        programmeSlug: programme,
        email: email.toLowerCase(),
        hash,
        createdAt: ctx.now,
      })
      .onConflictDoUpdate({
        target: [openingWatches.programmeSlug, openingWatches.email],
        set: { hash, createdAt: ctx.now },
        setWhere: sql`${openingWatches.confirmedAt} is null`,
      })
      .returning({ id: openingWatches.id });
    if (!noted) return undefined;
    audit({ action: "askWhenOpen", subject: "programme", subjectId: programme });
    const { config, outbox } = ctx.services;
    await outbox.mail(tx, whenOpenLetter(definitionOf(programme), config, noted.id, email, secret));
    return true;
  });
