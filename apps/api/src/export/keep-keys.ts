import { mostRows } from "@polyportal/domain/export/exports";
import type { Database } from "../database/connect.ts";
import { exportKeys } from "../database/schema/exports.ts";
import { inTransaction } from "../database/transaction.ts";
import { newLease, tell } from "./claim.ts";
import type { AskedList } from "./export-list.ts";
import type { ExportRequest } from "./rightful.ts";

/** So many rows are read at once: a moment of the database, some milliseconds of ours. */
const pieceSize = 500;

/** More rows than a file of its kind holds. */
export class TooLong extends Error {}

/**
 * Keeps which rows the export has, in their order, before the first is read: the file is of one moment
 * however long it takes, and another process goes on with the same rows. Answers how many.
 */
export async function keepKeys(
  db: Database,
  request: ExportRequest,
  list: AskedList,
): Promise<number> {
  const most = mostRows[request.format];
  const keys = await list.keys(db, most + 1);
  if (keys.length > most) throw new TooLong();
  await inTransaction(db, async (tx) => {
    await tell(tx, request, { total: keys.length, leaseUntil: newLease() });
    for (let from = 0; from < keys.length; from += pieceSize) {
      await tx.insert(exportKeys).values({
        exportId: request.id,
        number: from / pieceSize,
        keys: keys.slice(from, from + pieceSize),
      });
    }
  });
  return keys.length;
}
