import { beginningOf, todayInLagos } from "@polyportal/domain/format/date";
import { securityKinds } from "@polyportal/domain/audit/security";
import { and, gte, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { securityEvents } from "../../database/schema/security-events.ts";
import { failedDays } from "./import-news.ts";

/** How many jobs of the server have failed since a day, as the security log lists them. */
export async function failedJobs(db: Reader, now: Date) {
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
