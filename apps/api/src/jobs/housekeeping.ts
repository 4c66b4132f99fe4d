import { lt, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { oneTimeTokens, twoFactorCodes } from "../database/schema/one-time-tokens.ts";
import { refreshTokens } from "../database/schema/sessions.ts";
import { forgetOldKeys } from "../server/idempotency.ts";
import { forgetOldTries } from "../session/sign-in-crowd.ts";
import type { Job } from "./jobs.ts";

/** Forgets what has expired. Sessions stay: they are part of the record. */
export const housekeeping = (db: Database): Job => ({
  name: "housekeeping",
  seconds: 600,
  async run() {
    const aWeekAgo = sql`now() - interval '7 days'`;
    await forgetOldKeys(db);
    await forgetOldTries(db);
    await db.delete(rateLimitCounters).where(lt(rateLimitCounters.expire, Date.now()));
    await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, aWeekAgo));
    await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, aWeekAgo));
    await db.delete(twoFactorCodes).where(lt(twoFactorCodes.expiresAt, aWeekAgo));
  },
});
