import type { Job } from "../jobs/jobs.ts";
import type { Machinery } from "../server/mount.ts";
import { claimExport } from "./claim.ts";
import type { Exported } from "./paper-export.ts";

/** Makes pending exports one after the other, and continues those whose process died. */
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
