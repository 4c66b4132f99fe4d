import type { savedViewEndpoints } from "@polyportal/api-client/contract/saved-view";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq } from "drizzle-orm";
import { openingViews, savedViews } from "../database/schema/saved-views.ts";
import { users } from "../database/schema/users.ts";
import type { Handlers } from "../server/handler.ts";
import { createSavedView, deleteSavedView, updateSavedView } from "./change-view.ts";
import { admitToList, seenBy } from "./seen-views.ts";

/** The machine that keeps views of lists, whatever the lists are. */
export const savedViewHandlers = {
  listSavedViews: async ({ db, caller }, { list }) => {
    admitToList(list, caller);
    const opening = and(
      eq(openingViews.viewId, savedViews.id),
      eq(openingViews.userId, caller.userId),
    );
    const found = await db
      .select({ view: savedViews, owner: users, opens: openingViews.viewId })
      .from(savedViews)
      .innerJoin(users, eq(users.id, savedViews.userId))
      .leftJoin(openingViews, opening)
      .where(and(eq(savedViews.list, list), seenBy(db, caller)))
      .orderBy(savedViews.name, savedViews.id);
    return found.map(({ view: { id, name, query, sharedWith, userId }, owner, opens }) => ({
      id,
      name,
      query,
      sharedWith,
      isDefault: opens !== null,
      own: userId === caller.userId,
      by: fullName(owner),
    }));
  },
  createSavedView,
  updateSavedView,
  deleteSavedView,
} satisfies Handlers<typeof savedViewEndpoints>;
