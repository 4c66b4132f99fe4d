import { formatDateTime } from "@polyportal/domain/format/date";
import { screeningMessages } from "@polyportal/domain/messages/screening";
import { eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { screeningSittings, screeningVenues } from "../../database/schema/screening.ts";
import { exportOf } from "../../export/export-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { screeningSeatList } from "./list-seats.ts";

const { seats: words } = screeningMessages;
const { columns } = words;

/** Dates with their venues. */
async function sittingNames(ids: readonly string[], db: Reader): Promise<string[]> {
  const found = await db
    .select({ startsAt: screeningSittings.startsAt, venue: screeningVenues.name })
    .from(screeningSittings)
    .innerJoin(screeningVenues, eq(screeningVenues.id, screeningSittings.venueId))
    .where(inArray(screeningSittings.id, [...ids]))
    .orderBy(screeningSittings.startsAt);
  return found.map(({ startsAt, venue }) =>
    screeningMessages.move.of(formatDateTime(startsAt.toISOString()), venue),
  );
}

/** Who sits where, as the paper at the door of a hall. */
export const screeningSeatExport = exportOf("listScreeningSeats", screeningSeatList, {
  title: words.title,
  columns: [
    { id: "seat", label: columns.seat, kind: "number" },
    { id: "fullName", label: columns.fullName },
    { id: "applicationNumber", label: columns.applicationNumber },
    { id: "jambNumber", label: columns.jambNumber },
    { id: "department", label: columns.department },
    { id: "extraTime", label: columns.extraTime, cell: ({ extraTime }) => words.needs(extraTime) },
    { id: "programme", label: columns.programme },
    { id: "session", label: columns.session },
    { id: "startsAt", label: columns.startsAt, cell: ({ startsAt }) => formatDateTime(startsAt) },
    { id: "venue", label: columns.venue },
  ],
  filters: {
    sitting: { label: columns.sitting, words: sittingNames },
    extra: yesOrNo(columns.extraTime, words.needs(true), words.usual),
  },
});
