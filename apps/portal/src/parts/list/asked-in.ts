import { daysOfSpan } from "@polyportal/domain/table/date-spans";
import type { Filter } from "@polyportal/ui/filter";
import { tableStateIn } from "@polyportal/ui/table-state";

/** What an address asks of a list, as its endpoint takes it. */
export function askedIn(params: URLSearchParams, filters: readonly Filter[]) {
  const { page, size } = tableStateIn(params);
  return { page, size, ...orderIn(params), ...chosenIn(params, filters) };
}

const { page, size } = tableStateIn(new URLSearchParams());

/** What a list asks as it begins: who asks before it stands asks the same, and it is asked once. */
export const asBegun = { page, size };

/** What an address searches for and sorts by. */
export function orderIn(params: URLSearchParams): { search?: string; sort?: string } {
  const { search, sort } = tableStateIn(params);
  return {
    ...(search !== "" && { search }),
    ...(sort && { sort: `${sort.descending ? "-" : ""}${sort.column}` }),
  };
}

/** What an address filters by, by the names of the list's filters. */
export function chosenIn(
  params: URLSearchParams,
  filters: readonly Filter[],
): Record<string, string | string[]> {
  const chosen: Record<string, string | string[]> = {};
  for (const { name, kind } of filters) {
    if (kind === "dates") {
      // A span stands in the address and in saved views as it was chosen, and is of the day of asking.
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
