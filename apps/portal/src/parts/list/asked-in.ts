import type { Filter } from "@polyportal/ui/filter";
import { tableStateIn } from "@polyportal/ui/table-state";

/** What an address asks of a list, as its endpoint takes it. */
export function askedIn(params: URLSearchParams, filters: readonly Filter[]) {
  const { page, size } = tableStateIn(params);
  return { page, size, ...orderIn(params), ...chosenIn(params, filters) };
}

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
    const values = params.getAll(name).filter((value) => value !== "");
    if (kind === "dates") {
      for (const end of [`${name}-from`, `${name}-to`]) {
        const day = params.get(end);
        if (day) chosen[end] = day;
      }
    }
    const [first, ...more] = values;
    if (first !== undefined) chosen[name] = more.length === 0 ? first : values;
  }
  return chosen;
}
