import { exportEndpoints } from "@polyportal/api-client/contract/export";
import { fullName } from "@polyportal/domain/format/name";
import { findsOfOthers } from "@polyportal/domain/rights/scope";
import { exportFailureWords } from "@polyportal/domain/messages/export";
import { and, eq, gt, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { exportRequests } from "../database/schema/exports.ts";
import { users } from "../database/schema/users.ts";
import { sourceOf } from "../lists/source.ts";
import type { UserCaller } from "../server/caller.ts";
import type { Exported } from "./paper-export.ts";
import { mayHave, type ExportRequest } from "./reauthorize.ts";

const day = 86_400_000;
const { scope } = exportEndpoints.getExportFile;

/** Exports of the last `days`. The retention job deletes older ones. */
export const stillKept = (days: number, now = new Date()) =>
  gt(exportRequests.requestedAt, new Date(now.getTime() - days * day));

/** Whether the caller may take this file: their own, or somebody else's within their scope. */
export function mayTake(list: Exported, request: ExportRequest, caller: UserCaller): boolean {
  if (request.userId === caller.userId) return mayHave(list, caller, request.personal);
  // A list of personal things, or one that depends on the caller's rights, would reveal the owner's rows.
  const { scope: whose } = list.endpoint;
  const shared = whose === undefined || findsOfOthers(whose, caller);
  const sees = findsOfOthers(scope, caller) && shared;
  return sees && !request.personal && mayHave(list, caller, false);
}

export const exportQuery = (db: Reader) =>
  db
    .select({ request: exportRequests, person: users })
    .from(exportRequests)
    .innerJoin(users, eq(users.id, exportRequests.userId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof exportQuery>>[number];

export function exportRow(
  { request, person }: Found,
  caller: UserCaller,
  lists: readonly Exported[],
  days: number,
) {
  const list = lists.find(({ name }) => name === request.list);
  const labels = new Map(list?.columns.map(({ id, label }) => [id, label]));
  return {
    ...request,
    title: list?.title ?? request.list,
    requestedAt: request.requestedAt.toISOString(),
    expiresAt: new Date(request.requestedAt.getTime() + days * day).toISOString(),
    by: fullName(person),
    own: request.userId === caller.userId,
    ready: request.state === "done" && list !== undefined && mayTake(list, request, caller),
    leftOut: request.leftOut.map((id) => labels.get(id) ?? id),
    failure: request.failure ? exportFailureWords[request.failure] : "",
  };
}

/** Limits exports to the caller's own or to others', within what the caller may see. */
function whoseExports(side: "own" | "others" | undefined, caller: UserCaller): SQL | undefined {
  const { userId } = exportRequests;
  const all = findsOfOthers(scope, caller);
  if (side === "others") return all ? ne(userId, caller.userId) : sql`false`;
  return side === "own" || !all ? eq(userId, caller.userId) : undefined;
}

/** The caller's exports, or everybody's for those who may read the audit record. */
export const exportsList = (lists: readonly Exported[], days: number) =>
  sourceOf(exportEndpoints.listExports, {
    query: exportQuery,
    key: exportRequests.id,
    where: ({ state, format, side }, caller) =>
      and(
        stillKept(days),
        whoseExports(side, caller),
        state && inArray(exportRequests.state, state),
        format && inArray(exportRequests.format, format),
      ),
    order: { requestedAt: [exportRequests.requestedAt] },
    first: "-requestedAt",
    row: (found, caller) => exportRow(found, caller, lists, days),
  });
