import type { Job } from "../jobs/jobs.ts";
import type { Logger } from "../log.ts";
import type { createSealing, Sealing } from "./sealing.ts";

/** Seals the audit record every minute and reports its end to the outlets. */
export function sealing(given: Sealing, log: Logger): Job {
  let run: ReturnType<typeof createSealing> | undefined;
  return {
    name: "seal the audit",
    seconds: 60,
    byTime: false,
    async run(signal) {
      // Imported on the first run, so that the server starts faster.
      run ??= (await import("./sealing.ts")).createSealing(given, log);
      await run(signal);
    },
  };
}
