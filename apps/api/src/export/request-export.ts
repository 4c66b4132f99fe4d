import { createHash } from "node:crypto";
import type { exportEndpoints } from "@polyportal/api-client/contract/export";
import {
  openExports,
  paperAtOnce,
  rowsAtOnce,
  sharedMinutes,
} from "@polyportal/domain/export/exports";
import { exportMessages } from "@polyportal/domain/messages/export";
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { changeIfNeeded } from "../database/change-if-needed.ts";
import { exportRequests } from "../database/schema/exports.ts";
import { users } from "../database/schema/users.ts";
import { admit } from "../server/authenticate.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import type { Handler } from "../server/handler.ts";
import { newLease } from "./claim.ts";
import type { ExportList } from "./export-list.ts";
import { isPaper, type Exported } from "./paper-export.ts";
import { exportQuery, exportRow } from "./own-exports.ts";

/** At most this many files are made within calls at the same time. Others wait for the background job. */
const callsAtOnce = 2;
let writing = 0;

/** Requests a list as a file. A small file is made within the call. */
export const requestExport =
  (lists: readonly Exported[]): Handler<(typeof exportEndpoints)["requestExport"]> =>
  async ({ db, caller, change, message, services, now }, input) => {
    const list = lists.find(({ name }) => name === input.list) ?? fail("not_found");
    admit(list.endpoint, caller);
    const { search, sort, filters } = input;
    const asked = { search, sort, filters };
    const { format, columns, leftOut, personal, few } = isPaper(list)
      ? { ...paper, few: (await list.count({ db, caller }, asked)) <= paperAtOnce }
      : {
          ...columnsOf(list, caller, input.columns),
          format: input.format,
          few: (await list.ask(asked, caller).keys(db, rowsAtOnce + 1)).length <= rowsAtOnce,
        };
    const small = few && writing < callsAtOnce;
    if (small) writing += 1;
    try {
      const question = fingerprint([list.name, asked, columns, format]);
      const { userId } = caller;
      const made = await changeIfNeeded(change, async ({ tx, audit }) => {
        // Lock the caller, so that the same request sent twice makes one export.
        await tx.select().from(users).where(eq(users.id, userId)).for("update");
        const own = eq(exportRequests.userId, userId);
        const open = and(own, inArray(exportRequests.state, ["waiting", "running"]));
        if (await findShared(tx, userId, question, now)) return undefined;
        if ((await tx.$count(exportRequests, open)) >= openExports) fail("too_many_exports");
        const [request] = await tx
          .insert(exportRequests)
          .values({
            id: uuid(),
            list: list.name,
            asked,
            columns,
            leftOut,
            personal,
            format,
            question,
            userId,
            impersonatorId: caller.impersonatorId,
            requestedAt: now,
            ...(small
              ? { state: "running", attempt: 1, leaseUntil: newLease() }
              : { state: "waiting", attempt: 0 }),
          })
          .returning();
        if (!request) throw new Error("The export was not written down.");
        const { id } = request;
        audit({
          action: "requestExport",
          subject: "export",
          subjectId: id,
          after: { list: list.title, format, columns, filters, leftOut },
        });
        return request;
      });
      if (made && small) await services.exports.make(lists, made, { waitedFor: true });
      const shared = made ?? (await findShared(db, userId, question, now)) ?? fail("conflict");
      const [found] = await exportQuery(db).where(eq(exportRequests.id, shared.id));
      if (!found) fail("not_found");
      const row = exportRow(found, caller, lists, services.config.retention.EXPORTS);
      message(wordsOf(row));
      return row;
    } finally {
      if (small) writing -= 1;
    }
  };

/** Whoever may have a paper gets all of it, as it is printed. */
const paper = { format: "pdf", columns: [], leftOut: [], personal: false } as const;

/**
 * The columns that the caller gets, in the requested order, and the personal ones that they lack the right
 * for. Fails if none is left.
 */
function columnsOf(list: ExportList, { claims }: UserCaller, wanted: readonly string[]) {
  const known = list.columns.map(({ id }) => id);
  // A saved view may name a column that no longer exists.
  const asked = wanted.length === 0 ? known : wanted.filter((id) => known.includes(id));
  const { personal } = list.endpoint.list;
  const barred = claims.has("export.personal") ? [] : personal;
  const columns = [...new Set(asked)].filter((id) => !barred.includes(id));
  if (columns.length === 0) fail("no_columns");
  return {
    columns,
    leftOut: asked.filter((id) => barred.includes(id)),
    personal: columns.some((id) => personal.includes(id)),
  };
}

const fingerprint = (question: unknown): string =>
  createHash("sha256").update(JSON.stringify(question)).digest("base64url");

type Reads = Parameters<typeof exportQuery>[0];

async function findShared(db: Reads, userId: string, question: string, now: Date) {
  const [shared] = await db
    .select({ id: exportRequests.id })
    .from(exportRequests)
    .where(
      and(
        eq(exportRequests.userId, userId),
        eq(exportRequests.question, question),
        inArray(exportRequests.state, ["waiting", "running", "done"]),
        gt(exportRequests.requestedAt, new Date(now.getTime() - sharedMinutes * 60_000)),
      ),
    )
    .orderBy(desc(exportRequests.requestedAt))
    .limit(1);
  return shared;
}

function wordsOf(row: ReturnType<typeof exportRow>): string {
  const { title, state, total, leftOut, failure } = row;
  if (state === "failed") return exportMessages.failed(title, failure);
  const words =
    state === "done" ? exportMessages.made(title) : exportMessages.inBackground(title, total);
  return [words, exportMessages.leftOut(leftOut)].filter(Boolean).join(" ");
}
