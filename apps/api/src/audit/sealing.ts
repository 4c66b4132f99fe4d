import type { Database } from "../database/connect.ts";
import type { Logger } from "../log.ts";
import type { Services } from "../server/services.ts";
import { dueFrom, readDue, whenDue } from "./due.ts";
import { createEndAlarm } from "./end-fault.ts";
import type { End, Ends } from "./ends.ts";
import { auditKeyOf } from "./fingerprints.ts";
import { createOutlets } from "./outlets/create-outlets.ts";
import { createTelling } from "./outlets/tell-outlets.ts";
import { writeRoots } from "./roots.ts";
import { idAt, sealRows } from "./seal.ts";

export type Sealing = {
  readonly db: Database;
  readonly services: Pick<Services, "auditKey" | "clock" | "config" | "outbox" | "securityLog">;
};

/**
 * Seals recent rows, whenever they were committed, but nothing older (due.ts), and reports the end to the
 * outlets. It remembers the last end itself and so detects at once if that has changed. It continues while
 * the clock is in doubt, but writes no daily roots meanwhile.
 */
export function createSealing({ db, services }: Sealing, log: Logger) {
  const key = auditKeyOf(services.auditKey);
  const outside = createTelling(db, key, createOutlets(services.config.audit), log);
  const alarm = createEndAlarm(db, services, log);
  let left: End | undefined;
  // Sealing closes the gap, so a fault that could not be reported is kept for the next run.
  let untold: Ends | undefined;
  return async (signal: AbortSignal): Promise<void> => {
    const known = [...(left ? [left] : []), ...(await outside.known())];
    const due = await readDue(db, key);
    await sealRows(db, key, idAt(dueFrom(due)), {
      when: whenDue(due),
      signal,
      known,
      sealed({ ends, end }) {
        left = end;
        if (ends.fault) untold ??= ends;
      },
    });
    if (untold?.fault) await alarm(untold.fault, untold);
    untold = undefined;
    if (signal.aborted) return;
    // A clock that is ahead would end days too early.
    if (!(await services.clock()).fault) {
      await writeRoots(db, key, services, due.now, left ? [left] : []);
    }
    await outside.tell();
  };
}
