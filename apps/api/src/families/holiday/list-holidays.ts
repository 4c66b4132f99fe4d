import { holidayEndpoints } from "@polyportal/api-client/contract/holiday";
import { todayInLagos } from "@polyportal/domain/format/date";
import { and, gte, lt } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { holidays } from "../../database/schema/holiday.ts";
import { contains } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

/** The days on which the school is closed. */
export const holidaySource = sourceOf(holidayEndpoints.listHolidays, {
  query: (db: Reader) => db.select().from(holidays).$dynamic(),
  key: holidays.day,
  where: ({ search, coming }) =>
    and(
      contains(search, holidays.name),
      coming && (coming === "true" ? gte : lt)(holidays.day, todayInLagos()),
    ),
  order: { day: [holidays.day], name: [holidays.name] },
  first: "-day",
  row: ({ day, name }) => ({ day, name }),
});
