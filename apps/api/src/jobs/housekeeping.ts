import { lt } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import type { Presence } from "../presence/presence.ts";
import type { Periods } from "../retention/periods.ts";
import { forgetOldTries } from "../server/address-crowd.ts";
import type { Job } from "./jobs.ts";

/** Forgets counters whose time is over, and who had what open. */
export const housekeeping = (db: Database, presence: Presence): Job => ({
  name: "housekeeping",
  seconds: 600,
  async run() {
    await forgetOldTries(db);
    await db.delete(rateLimitCounters).where(lt(rateLimitCounters.expire, Date.now()));
    await presence.forget();
  },
});

/** Forgets personal data whose period is over (docs/privacy.md). */
export const retention = (db: Database, periods: Periods): Job => ({
  name: "retention",
  seconds: 3_600,
  // Loaded when it first runs: no start waits for it.
  run: async (signal) =>
    (await import("../retention/forget.ts")).forget(db, periods, new Date(), signal),
});
