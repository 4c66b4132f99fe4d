import { and, eq, lt, sql } from "drizzle-orm";
import { importRows, imports } from "../database/schema/imports.ts";
import type { Job } from "../jobs/jobs.ts";
import type { Imports } from "./imports.ts";

/** Runs waiting imports. Every process takes another one. */
export const runImports = (running: Imports): Job => ({
  name: "imports",
  seconds: 1,
  byTime: false,
  shared: true,
  run: (signal) => running.runAll(signal),
});

/** Deletes expired previews, and the undo data of imports that can no longer be undone. */
export const endImports = ({ db }: Imports): Job => ({
  name: "end imports",
  seconds: 60,
  byTime: true,
  async run() {
    const over = and(eq(imports.state, "previewed"), lt(imports.previewExpiresAt, sql`now()`));
    const ended = await db
      .update(imports)
      .set({ state: "expired", content: null })
      .where(over)
      .returning({ id: imports.id });
    for (const { id } of ended) await db.delete(importRows).where(eq(importRows.importId, id));
    await db.execute(sql`delete from import_records record using imports
      where imports.id = record.import_id
        and (imports.state = 'undone' or imports.state = 'applied' and imports.undo_until < now())`);
  },
});
