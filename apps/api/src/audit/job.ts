import type { Job } from "../jobs/jobs.ts";
import type { Machinery } from "../server/mount.ts";
import { auditKeyOf } from "./fingerprints.ts";
import { writeRoots } from "./roots.ts";
import { idAt, noId, sealRows } from "./seal.ts";

/** Longer than any transaction lives and any two servers' clocks are apart. */
const margin = 3_600_000;
const day = 86_400_000;

/**
 * Seals what was written since the run before, and what was written earlier but committed later; once a
 * day and at the start all that has no seal, so that nothing can hide behind a strange id.
 */
export function sealing({ db, services }: Machinery): Job {
  const key = auditKeyOf(services.auditKey);
  let sealedUntil: Date | undefined;
  let wholeAt: Date | undefined;
  return {
    name: "seal the audit",
    seconds: 60,
    byTime: false,
    async run(signal) {
      const now = new Date();
      const since = wholeAt && now.getTime() - wholeAt.getTime() < day ? sealedUntil : undefined;
      const after = since ? idAt(new Date(since.getTime() - margin)) : noId;
      await sealRows(db, key, after, signal);
      if (signal.aborted) return;
      sealedUntil = now;
      if (!since) wholeAt = now;
      await writeRoots(db, key, services, now);
    },
  };
}
