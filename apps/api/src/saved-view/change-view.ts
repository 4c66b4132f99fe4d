import type { savedViewEndpoints } from "@polyportal/api-client/contract/saved-view";
import { mostViews, type ViewAudience } from "@polyportal/domain/saved-view/view-form";
import { and, eq, ne, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../database/connect.ts";
import { openingViews, savedViews } from "../database/schema/saved-views.ts";
import { users } from "../database/schema/users.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import type { Handler } from "../server/handler.ts";
import { admitToList, seenBy } from "./seen-views.ts";

type Endpoints = typeof savedViewEndpoints;
type View = typeof savedViews.$inferSelect;

/** Keeps what a list shows under a name. */
export const createSavedView: Handler<Endpoints["createSavedView"]> = async (
  { caller, change, now },
  { list, name, query, sharedWith, isDefault },
) => {
  admitToList(list, caller);
  refuseForAll(caller, sharedWith);
  const id = uuid();
  await change(async ({ tx, audit }) => {
    await lockOwner(tx, caller);
    const own = and(eq(savedViews.userId, caller.userId), eq(savedViews.list, list));
    if ((await tx.$count(savedViews, own)) >= mostViews) fail("too_many_views");
    const view = {
      id,
      list,
      name,
      query,
      sharedWith,
      userId: caller.userId,
      role: caller.role,
      savedAt: now,
    };
    await refuseTaken(tx, view);
    await tx.insert(savedViews).values(view);
    if (isDefault) await open(tx, caller, view);
    audit({
      action: "saveView",
      subject: "view",
      subjectId: id,
      after: { list, name, query, sharedWith },
    });
  });
  return { id };
};

/** Changes an own view; whether a list opens with a view anybody may say who uses it. */
export const updateSavedView: Handler<Endpoints["updateSavedView"]> = async (
  { caller, change, now },
  { id, isDefault, ...changes },
) => {
  await change(async ({ tx, audit }) => {
    await lockOwner(tx, caller);
    const [view] = await tx
      .select()
      .from(savedViews)
      .where(and(eq(savedViews.id, id), seenBy(tx, caller)))
      .for("update");
    if (!view) fail("not_found");
    admitToList(view.list, caller);
    const { list, name, query, sharedWith } = view;
    const after = { name, query, sharedWith, ...given(changes) };
    const changed = Object.keys(given(changes)).length > 0;
    if (changed) {
      if (view.userId !== caller.userId) fail("not_found");
      refuseForAll(caller, after.sharedWith);
      await refuseTaken(tx, { ...view, name: after.name });
      await tx
        .update(savedViews)
        .set({ ...after, role: caller.role, savedAt: now })
        .where(eq(savedViews.id, id));
    }
    if (isDefault === true) await open(tx, caller, view);
    if (isDefault === false) {
      await tx
        .delete(openingViews)
        .where(and(eq(openingViews.userId, caller.userId), eq(openingViews.viewId, id)));
    }
    audit({
      action: changed ? "changeView" : "chooseView",
      subject: "view",
      subjectId: id,
      before: changed ? { name, query, sharedWith } : undefined,
      after: { list, ...after },
    });
  });
  return {};
};

/** Deletes an own view, for all who use it. */
export const deleteSavedView: Handler<Endpoints["deleteSavedView"]> = async (
  { caller, change },
  { id },
) => {
  await change(async ({ tx, audit }) => {
    const own = and(eq(savedViews.id, id), eq(savedViews.userId, caller.userId));
    const [view] = await tx.delete(savedViews).where(own).returning();
    if (!view) fail("not_found");
    const { list, name, query, sharedWith } = view;
    audit({
      action: "deleteView",
      subject: "view",
      subjectId: id,
      before: { name, query, sharedWith },
      after: { list, name },
    });
  });
  return {};
};

const given = <T extends object>(changes: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** What everybody finds in a list is said by who administers people. */
function refuseForAll({ claims }: UserCaller, sharedWith: ViewAudience): void {
  if (sharedWith === "everyone" && !claims.has("users.enter")) fail("view_not_for_all");
}

/** Of two views that one person saves at once the second sees the first. */
async function lockOwner(tx: Transaction, { userId }: UserCaller): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

async function refuseTaken(
  tx: Transaction,
  { id, userId, list, name }: Pick<View, "id" | "userId" | "list" | "name">,
): Promise<void> {
  const same = and(
    eq(savedViews.userId, userId),
    eq(savedViews.list, list),
    eq(sql`lower(${savedViews.name})`, name.toLowerCase()),
    ne(savedViews.id, id),
  );
  if ((await tx.$count(savedViews, same)) > 0) fail("name_taken");
}

const open = (tx: Transaction, { userId }: UserCaller, { id, list }: Pick<View, "id" | "list">) =>
  tx
    .insert(openingViews)
    .values({ userId, list, viewId: id })
    .onConflictDoUpdate({
      target: [openingViews.userId, openingViews.list],
      set: { viewId: id },
    });
