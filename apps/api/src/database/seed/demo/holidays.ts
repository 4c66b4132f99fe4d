import type { holidays } from "../../schema/holiday.ts";
import { academicSessionRows, currentSessionId } from "./admissions.ts";

/** Nigeria's public holidays that have the same day every year; the others a school enters itself. */
const fixed = [
  ["01-01", "New Year’s Day"],
  ["05-01", "Workers’ Day"],
  ["06-12", "Democracy Day"],
  ["10-01", "Independence Day"],
  ["12-25", "Christmas Day"],
  ["12-26", "Boxing Day"],
] as const;

/** Those of the session that the demo school is in, and of the one before. */
export function holidayRows(enteredAt: Date): (typeof holidays.$inferInsert)[] {
  const sessions = academicSessionRows.filter(({ id }) => id >= currentSessionId - 1);
  const years = new Set(sessions.flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)]));
  return [...years]
    .flatMap((year) => fixed.map(([date, name]) => ({ day: `${year}-${date}`, name, enteredAt })))
    .filter(({ day }) => sessions.some(({ from, to }) => from <= day && day <= to));
}
