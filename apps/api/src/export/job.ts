import type { Job } from "../jobs/jobs.ts";
import type { Machinery } from "../server/mount.ts";
import { claimExport } from "./claim.ts";
import type { Exported } from "./paper-export.ts";

/** Makes what waits, one file after the other, and what a process that died has left. */
export const makeExports = (
  { db, services }: Pick<Machinery, "db" | "services">,
  lists: readonly Exported[],
): Job => ({
  name: "exports",
  seconds: 2,
  byTime: false,
  async run(signal) {
    while (!signal.aborted) {
      const next = await claimExport(db);
      if (!next) return;
      await services.exports.make(lists, next, { signal, waitedFor: false });
    }
  },
});
