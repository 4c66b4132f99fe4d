import type { Database } from "../../database/connect.ts";
import { forget, type Forgotten } from "../forget.ts";
import { defaultPeriods } from "../periods.ts";

/** Deletes all that is due, like `retention.js --confirm`. */
export const forgetAll = (db: Database, now = new Date()): Promise<Forgotten> =>
  forget(db, defaultPeriods, now, new AbortController().signal, { whole: true });
