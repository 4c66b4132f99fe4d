import type { Config } from "../config.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { ExportFailure } from "@polyportal/domain/export/exports";
import { todayInLagos, formatDateTime } from "@polyportal/domain/format/date";
import { exportMessages } from "@polyportal/domain/messages/export";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { databaseCode, isUnavailable } from "../database/failure-kind.ts";
import { exportKeys, exportParts } from "../database/schema/exports.ts";
import { inTransaction } from "../database/transaction.ts";
import { ApiFailure } from "../failure.ts";
import type { SheetCell } from "../sheets/new-sheet.ts";
import { writeSheet } from "../sheets/write-sheet.ts";
import { newLease, NoLongerOurs, tell } from "./claim.ts";
import type { ExportList } from "./export-list.ts";
import { isPaper, type Exported } from "./paper-export.ts";
import { makePaper } from "./make-paper.ts";
import { snapshotRowKeys, TooLong } from "./snapshot-row-keys.ts";
import { PartsFile } from "./parts.ts";
import { reauthorizeRequester, type ExportRequest } from "./reauthorize.ts";
import { tellFailed, tellReady } from "./tell-person.ts";

type Using = {
  readonly db: Database;
  readonly config: Config;
  readonly files: FileStore;
  readonly outbox: Outbox;
};
type Making = Using & { readonly lists: readonly Exported[] };

type Turn = {
  readonly signal?: AbortSignal;
  /** The requester waits for the file and needs no notification. */
  readonly waitedFor: boolean;
};

export type ExportMaker = {
  readonly make: (lists: readonly Exported[], request: ExportRequest, turn: Turn) => Promise<void>;
};

export const createExportMaker = (using: Using): ExportMaker => ({
  make: (lists, request, turn) => makeExport({ ...using, lists }, request, turn),
});

/** An export that has ended this many processes is the cause itself and is given up. */
const mostAttempts = 5;

/**
 * Makes the file of an export that this process has claimed: reads the rows by the kept keys, some hundreds
 * at a time, and writes them as they come. Notifies the requester unless they wait for it.
 */
async function makeExport(
  making: Making,
  request: ExportRequest,
  { signal, waitedFor }: Turn,
): Promise<void> {
  const { db } = making;
  try {
    const list = making.lists.find(({ name }) => name === request.list);
    if (!list || request.attempt > mostAttempts) throw new Error("This export cannot be made.");
    const size = isPaper(list)
      ? await makePaper(making, list, request, signal)
      : await writeFile(making, list, request, signal);
    await inTransaction(db, async (tx) => {
      await tell(tx, request, { state: "done", size, leaseUntil: null, finishedAt: new Date() });
      await tx.delete(exportKeys).where(eq(exportKeys.exportId, request.id));
      const others = ne(exportParts.attempt, request.attempt);
      await tx.delete(exportParts).where(and(eq(exportParts.exportId, request.id), others));
      if (!waitedFor) await tellReady(tx, making, list, request.id);
    });
  } catch (error) {
    await dropParts(db, request);
    if (error instanceof NoLongerOurs) return;
    if (signal?.aborted) return tell(db, request, { state: "waiting", leaseUntil: null });
    const failure = failureOf(error);
    // The error may be temporary: another attempt continues when the lease is over.
    if (failure === undefined) throw error;
    await inTransaction(db, async (tx) => {
      await tell(tx, request, {
        state: "failed",
        failure,
        leaseUntil: null,
        finishedAt: new Date(),
      });
      await tx.delete(exportKeys).where(eq(exportKeys.exportId, request.id));
      const title = making.lists.find(({ name }) => name === request.list)?.title ?? request.list;
      if (!waitedFor) await tellFailed(tx, request, title, failure);
    });
    if (failure === "broken") throw error;
  }
}

async function writeFile(
  { db, config }: Making,
  list: ExportList,
  request: ExportRequest,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { columns: wanted, format } = request;
  const asked = async () => list.ask(request.asked, await reauthorizeRequester(db, list, request));
  const first = await asked();
  const total = request.total ?? (await snapshotRowKeys(db, request, first));

  async function* rows(): AsyncGenerator<SheetCell[][], void, undefined> {
    let done = 0;
    for (let number = 0; ; number += 1) {
      signal?.throwIfAborted();
      const [piece] = await db
        .select({ keys: exportKeys.keys })
        .from(exportKeys)
        .where(and(eq(exportKeys.exportId, request.id), eq(exportKeys.number, number)));
      if (!piece) return;
      // Check the rights again: whoever has lost them gets no more rows.
      const found = await (await asked()).rows(db, piece.keys, wanted);
      done += found.length;
      await tell(db, request, { done, leaseUntil: newLease() });
      if (found.length > 0) yield found;
    }
  }

  const sums = (await first.sums(db)) ?? {};
  const file = new PartsFile(db, request);
  const { name, address, website } = config.school;
  await writeSheet(
    format,
    {
      title: list.title,
      columns: wanted.flatMap((id) => list.columns.find((column) => column.id === id) ?? []),
      rows: rows(),
      school: { name, address, website },
      filters: [
        ...(await first.words(db)),
        exportMessages.counted(total, formatDateTime(request.requestedAt.toISOString())),
      ],
      ...(wanted.some((id) => id in sums) && { totals: wanted.map((id) => sums[id] ?? null) }),
      day: todayInLagos(request.requestedAt),
    },
    file,
  );
  return file.size;
}

/** Deletes the parts of this attempt. If that fails, the end of the export deletes them. */
const dropParts = (db: Database, { id, attempt }: ExportRequest) =>
  db
    .delete(exportParts)
    .where(and(eq(exportParts.exportId, id), eq(exportParts.attempt, attempt)))
    .catch(() => undefined);

/** Why the export has failed for good; undefined if another attempt may succeed. */
function failureOf(error: unknown): ExportFailure | undefined {
  if (error instanceof ApiFailure && error.code === "forbidden") return "right_lost";
  if (error instanceof TooLong) return "too_long";
  if (databaseCode(error) === "53100") return "disk_full";
  return isUnavailable(error) ? undefined : "broken";
}
