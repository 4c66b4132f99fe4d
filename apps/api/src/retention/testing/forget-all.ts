import type { Database } from "../../database/connect.ts";
import { forget, type Forgotten } from "../forget.ts";
import { defaultPeriods } from "../periods.ts";

/** Forgets all that is due, as `retention.js --confirm` has it. */
export const forgetAll = (db: Database, now = new Date()): Promise<Forgotten> =>
  forget(db, defaultPeriods, now, new AbortController().signal, { whole: true });
