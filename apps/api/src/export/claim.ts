import { and, asc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { exportParts, exportRequests } from "../database/schema/exports.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ExportRequest } from "./reauthorize.ts";

/** After this time another process may take over an export. */
const leaseSeconds = 60;

export const newLease = () => sql`now() + make_interval(secs => ${leaseSeconds})`;

/** The export was cancelled or deleted, or another process has taken it. */
export class NoLongerOurs extends Error {}

/** Takes the export that has waited longest, or one whose process died. */
export const claimExport = (db: Database): Promise<ExportRequest | undefined> =>
  inTransaction(db, async (tx) => {
    const [next] = await tx
      .select()
      .from(exportRequests)
      .where(
        and(
          inArray(exportRequests.state, ["waiting", "running"]),
          or(isNull(exportRequests.leaseUntil), lt(exportRequests.leaseUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(exportRequests.requestedAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!next) return undefined;
    // Drop the parts of the attempt before: a half-written workbook cannot be continued.
    await tx.delete(exportParts).where(eq(exportParts.exportId, next.id));
    const [taken] = await tx
      .update(exportRequests)
      .set({ state: "running", attempt: next.attempt + 1, leaseUntil: newLease(), done: 0 })
      .where(eq(exportRequests.id, next.id))
      .returning();
    return taken;
  });

type Told = Partial<Omit<typeof exportRequests.$inferInsert, "leaseUntil">> & {
  readonly leaseUntil?: ReturnType<typeof newLease> | null;
};

/** Saves the progress of an export. Throws `NoLongerOurs` if another process has taken it. */
export async function tell(
  db: Pick<Transaction, "update">,
  { id, attempt }: ExportRequest,
  told: Told,
): Promise<void> {
  const { rowCount } = await db
    .update(exportRequests)
    .set(told)
    .where(
      and(
        eq(exportRequests.id, id),
        eq(exportRequests.attempt, attempt),
        eq(exportRequests.state, "running"),
      ),
    );
  if (rowCount !== 1) throw new NoLongerOurs();
}
