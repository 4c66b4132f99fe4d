import { screeningSeatList } from "@polyportal/api-client/list/screening-seats";
import { formatDateTime } from "@polyportal/domain/format/date";
import { screeningMessages } from "@polyportal/domain/messages/screening";
import { eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { screeningSittings, screeningVenues } from "../../database/schema/screening.ts";
import { exportOfList } from "../../export/described.ts";
import { screeningSeatSource } from "./list-seats.ts";

const { move, seats } = screeningMessages;

/** Dates with their venues. */
async function sittingNames(ids: readonly string[], db: Reader): Promise<string[]> {
  const found = await db
    .select({ startsAt: screeningSittings.startsAt, venue: screeningVenues.name })
    .from(screeningSittings)
    .innerJoin(screeningVenues, eq(screeningVenues.id, screeningSittings.venueId))
    .where(inArray(screeningSittings.id, [...ids]))
    .orderBy(screeningSittings.startsAt);
  return found.map(({ startsAt, venue }) => move.of(formatDateTime(startsAt.toISOString()), venue));
}

/** Who sits where, as the paper at the door of a hall. */
export const screeningSeatExport = exportOfList(screeningSeatList, screeningSeatSource, {
  sitting: { label: seats.columns.sitting, words: sittingNames },
});
