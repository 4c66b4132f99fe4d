import { todayInLagos } from "@polyportal/domain/format/date";
import { and, lt, lte } from "drizzle-orm";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { latestMade } from "../server/clock-error.ts";

/**
 * A condition on daily roots: those of days that are over. Of days to come a clock that was ahead may have written
 * some; each is written anew once its day is over.
 */
export const ofDaysOver = (now: Date) =>
  and(lt(auditRoots.day, todayInLagos(now)), lte(auditRoots.writtenAt, latestMade(now)));
