import type { Database } from "../database/connect.ts";
import { hour, type Clock } from "../jobs/clock.ts";
import type { Logger } from "../log.ts";
import { forget } from "./forget.ts";
import type { Periods } from "./periods.ts";
import { isConfirmed } from "./situation.ts";

type Retained = { readonly db: Database; readonly log: Logger; readonly clock: Clock };

/** Runs retention once. If it does nothing, the log says why. */
export async function retain(
  { db, log, clock }: Retained,
  periods: Periods,
  signal: AbortSignal,
): Promise<void> {
  if (!(await isConfirmed(db, periods))) {
    log.warn(
      "retention waits: after an installation, an upgrade, a restore or other periods somebody says once that it may begin (retention.js --confirm)",
    );
    return;
  }
  const { fault, evenSince, own } = await clock();
  if (fault || (evenSince && own.getTime() - evenSince.getTime() < hour)) {
    log.warn({ fault, evenSince }, "retention waits for a clock that goes evenly for an hour");
    return;
  }
  const forgotten = await forget(db, periods, own, signal);
  if (Object.keys(forgotten).length > 0) log.info({ forgotten }, "retention has run");
}
