import type { Job } from "../jobs/jobs.ts";
import type { Logger } from "../log.ts";
import type { createSealing, Sealing } from "./sealing.ts";

/** Seals the record each minute, and tells where it ends. */
export function sealing(given: Sealing, log: Logger): Job {
  let run: ReturnType<typeof createSealing> | undefined;
  return {
    name: "seal the audit",
    seconds: 60,
    byTime: false,
    async run(signal) {
      // Loaded when it first runs: no start waits for it.
      run ??= (await import("./sealing.ts")).createSealing(given, log);
      await run(signal);
    },
  };
}
