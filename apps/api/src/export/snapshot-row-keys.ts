import { mostRows } from "@polyportal/domain/export/exports";
import type { Database } from "../database/connect.ts";
import { exportKeys } from "../database/schema/exports.ts";
import { inTransaction } from "../database/transaction.ts";
import { newLease, tell } from "./claim.ts";
import type { AskedList } from "./export-list.ts";
import type { ExportRequest } from "./reauthorize.ts";

/** How many rows are read at once. A piece takes the database and this process milliseconds. */
const pieceSize = 500;

/** The list has more rows than a file of this format holds. */
export class TooLong extends Error {}

/**
 * Keeps the keys of all rows in order before the first row is read. The file then shows one moment, and
 * another process can continue it. Returns how many keys there are.
 */
export async function snapshotRowKeys(
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
