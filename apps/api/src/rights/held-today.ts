import { sql } from "drizzle-orm";

/** An office in `staff_offices` that is held today, by Nigeria's date. The last day counts. */
export const heldTodayText = `(staff_offices.since <= (now() at time zone 'Africa/Lagos')::date
  and (staff_offices.until is null
    or staff_offices.until >= (now() at time zone 'Africa/Lagos')::date))`;

export const heldToday = sql.raw(heldTodayText);
