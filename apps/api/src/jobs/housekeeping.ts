import { lt } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import type { Logger } from "../log.ts";
import type { Presence } from "../presence/presence.ts";
import type { Periods } from "../retention/periods.ts";
import { beginHoldsNow } from "../rights/holds-to-come.ts";
import { forgetOldTries } from "../server/address-crowd.ts";
import type { Clock } from "./clock.ts";
import type { Job } from "./jobs.ts";

/** Deletes expired counters and presence, and repairs what a clock that was ahead would block. */
export const housekeeping = (db: Database, presence: Presence): Job => ({
  name: "housekeeping",
  seconds: 600,
  byTime: true,
  async run() {
    await forgetOldTries(db);
    await db.delete(rateLimitCounters).where(lt(rateLimitCounters.expire, Date.now()));
    await presence.forget();
    await beginHoldsNow(db);
  },
});

type Retained = { readonly db: Database; readonly log: Logger; readonly clock: Clock };

/**
 * Deletes personal data whose period is over (docs/privacy.md). It needs somebody's confirmation first, and a
 * clock that was right for an hour.
 */
export const retention = ({ db, log, clock }: Retained, periods: Periods): Job => ({
  name: "retention",
  seconds: 3_600,
  byTime: true,
  async run(signal) {
    // Imported on the first run, so that the server starts faster.
    const { retain } = await import("../retention/retain.ts");
    await retain({ db, log, clock }, periods, signal);
  },
});
