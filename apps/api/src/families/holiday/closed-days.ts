import type { ClosedDays } from "@polyportal/domain/holiday/working-days";
import type { Reader } from "../../database/connect.ts";
import { holidays } from "../../database/schema/holiday.ts";

/** Every day on which the school is closed: some fifteen a year. */
export async function closedDays(db: Reader): Promise<ClosedDays> {
  const rows = await db.select({ day: holidays.day }).from(holidays);
  return new Set(rows.map(({ day }) => day));
}
