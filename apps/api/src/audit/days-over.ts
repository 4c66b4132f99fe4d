import { todayInLagos } from "@polyportal/domain/format/date";
import { and, lt, lte } from "drizzle-orm";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { latestMade } from "../server/clock-error.ts";

/**
 * Daily roots of past days only. A clock that was ahead may have written roots of future days; each is
 * replaced once its day is over.
 */
export const ofDaysOver = (now: Date) =>
  and(lt(auditRoots.day, todayInLagos(now)), lte(auditRoots.writtenAt, latestMade(now)));
