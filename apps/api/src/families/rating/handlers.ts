import type { ratingEndpoints } from "@polyportal/api-client/contract/rating";
import { isRatingDue } from "@polyportal/domain/rating/prompt";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { ratings } from "../../database/schema/rating.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { silenceRatingPrompt } from "../../sign-in/session-cookies.ts";

/** Takes a rating, once in three months, and stops asking for one. */
const createRating: Handler<typeof ratingEndpoints.createRating> = async (
  ctx,
  { rating, comment },
) => {
  const { userId, impersonatorId } = ctx.caller;
  // It would be the wrong person's experience.
  if (impersonatorId) fail("forbidden");
  await ctx.change(async ({ tx, audit }) => {
    const [person] = await tx
      .select({ lastRatedAt: users.lastRatedAt, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!person || !isRatingDue(person.lastRatedAt, person.createdAt, ctx.now)) {
      fail("rating_given");
    }
    const id = uuid();
    await tx.insert(ratings).values({ id, userId, rating, comment, createdAt: ctx.now });
    await tx.update(users).set({ lastRatedAt: ctx.now }).where(eq(users.id, userId));
    audit({ action: "createRating", subject: "rating", subjectId: id, after: { rating } });
  });
  silenceRatingPrompt(ctx.cookies);
  return {};
};

export const ratingHandlers = { createRating } satisfies Handlers<typeof ratingEndpoints>;
