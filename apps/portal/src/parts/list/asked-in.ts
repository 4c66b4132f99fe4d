import { daysOfSpan } from "@polyportal/domain/table/date-spans";
import type { Filter } from "@polyportal/ui/filter";
import { tableStateIn } from "@polyportal/ui/table-state";
import { rowsPerPage } from "./rows-per-page.ts";

/** The list's input from an address. */
export function askedIn(params: URLSearchParams, filters: readonly Filter[]) {
  const { page, size } = tableStateIn(params, rowsPerPage());
  return { page, size, ...orderIn(params), ...chosenIn(params, filters) };
}

/** The search and sorting in an address. */
export function orderIn(params: URLSearchParams): { search?: string; sort?: string } {
  const { search, sort } = tableStateIn(params);
  return {
    ...(search !== "" && { search }),
    ...(sort && { sort: `${sort.descending ? "-" : ""}${sort.column}` }),
  };
}

/** The filters in an address, by name. */
export function chosenIn(
  params: URLSearchParams,
  filters: readonly Filter[],
): Record<string, string | string[]> {
  const chosen: Record<string, string | string[]> = {};
  for (const { name, kind } of filters) {
    if (kind === "dates") {
      // Addresses and saved views keep a range as chosen ("last 7 days"). It is resolved when requested.
      const span = daysOfSpan(params.get(name) ?? "");
      for (const end of ["from", "to"] as const) {
        const day = span?.[end] ?? params.get(`${name}-${end}`);
        if (day) chosen[`${name}-${end}`] = day;
      }
      continue;
    }
    const values = params.getAll(name).filter((value) => value !== "");
    const [first, ...more] = values;
    if (first !== undefined) chosen[name] = more.length === 0 ? first : values;
  }
  return chosen;
}
