import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { ListEndpoint, Order, Source } from "./source.ts";

/** The requested order, then the key, so that no row is on two pages. */
export function orderOf<E extends ListEndpoint, Found>(
  { order, first, key }: Pick<Source<E, Found>, "order" | "first" | "key">,
  sort: string = first,
): SQL[] {
  const descending = sort.startsWith("-");
  const columns = (order as Record<string, Order>)[descending ? sort.slice(1) : sort] ?? [];
  return [...columns, key].map((column) => directed(column, descending));
}

/** Nulls sort as the least value in both directions. */
function directed(column: Order[number], descending: boolean): SQL {
  if (!("nullable" in column)) return descending ? sql`${column} desc` : sql`${column} asc`;
  const { nullable } = column as { nullable: AnyColumn | SQL };
  return descending ? sql`${nullable} desc nulls last` : sql`${nullable} asc nulls first`;
}
