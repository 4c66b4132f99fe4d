import { beginningOf, todayInLagos } from "@polyportal/domain/format/date";
import { securityKinds } from "@polyportal/domain/audit/security";
import { and, gte, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { securityEvents } from "../../database/schema/security-events.ts";
import { failedDays } from "./import-news.ts";

/** What the server has reported since a day, jobs that failed and a clock in doubt, as the security log lists it. */
export async function serverFaults(db: Reader, now: Date) {
  const since = todayInLagos(new Date(now.getTime() - failedDays * 86_400_000));
  const count = await db.$count(
    securityEvents,
    and(
      inArray(securityEvents.kind, [...securityKinds.server.events]),
      gte(securityEvents.at, beginningOf(since)),
    ),
  );
  return { count, since };
}
