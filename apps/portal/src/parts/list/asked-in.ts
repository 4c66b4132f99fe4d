import type { Filter } from "@polyportal/ui/filter";
import { tableStateIn } from "@polyportal/ui/table-state";

/** What an address asks of a list, as its endpoint takes it. */
export function askedIn(
  params: URLSearchParams,
  filters: readonly Filter[],
): Record<string, unknown> {
  const { page, size, search, sort } = tableStateIn(params);
  const asked: Record<string, unknown> = { page, size };
  if (search !== "") asked["search"] = search;
  if (sort) asked["sort"] = `${sort.descending ? "-" : ""}${sort.column}`;
  for (const { name, kind } of filters) {
    const values = params.getAll(name).filter((value) => value !== "");
    if (kind === "dates") {
      for (const end of [`${name}-from`, `${name}-to`]) {
        const day = params.get(end);
        if (day) asked[end] = day;
      }
    }
    if (values.length > 0) asked[name] = values.length === 1 ? values[0] : values;
  }
  return asked;
}
