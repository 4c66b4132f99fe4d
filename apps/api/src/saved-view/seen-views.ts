import { contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { and, eq, inArray, or } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { userRoles } from "../database/schema/rights.ts";
import { savedViews } from "../database/schema/saved-views.ts";
import { admit } from "../server/authenticate.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";

const endpoints: Readonly<Record<string, Endpoint>> = contract;

/** Refuses what is no list, and a list that the caller may not see. */
export function admitToList(list: string, caller: UserCaller): void {
  const endpoint = Object.hasOwn(endpoints, list) ? endpoints[list] : undefined;
  if (!endpoint || !("list" in endpoint || endpoint.whole)) fail("not_found");
  admit(endpoint, caller);
}

/** The views that a person may use: the own, those of one of the person's roles, everybody's. */
export const seenBy = (db: Reader, { userId, role }: UserCaller) =>
  or(
    eq(savedViews.userId, userId),
    eq(savedViews.sharedWith, "everyone"),
    and(
      eq(savedViews.sharedWith, "role"),
      or(
        eq(savedViews.role, role),
        inArray(
          savedViews.role,
          db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId)),
        ),
      ),
    ),
  );
