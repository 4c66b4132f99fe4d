import { sql } from "drizzle-orm";

/** An office of `staff_offices` that is held today: its days are Nigeria's, and its last one counts. */
export const heldTodayText = `(staff_offices.since <= (now() at time zone 'Africa/Lagos')::date
  and (staff_offices.until is null
    or staff_offices.until >= (now() at time zone 'Africa/Lagos')::date))`;

/** The same, for a query that is not told as text. */
export const heldToday = sql.raw(heldTodayText);
