import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { ListEndpoint, Order, Source } from "./source.ts";

/** The order that is asked for, and the key after it, so that no row stands on two pages. */
export function orderOf<E extends ListEndpoint, Found>(
  { order, first, key }: Pick<Source<E, Found>, "order" | "first" | "key">,
  sort: string = first,
): SQL[] {
  const descending = sort.startsWith("-");
  const columns = (order as Record<string, Order>)[descending ? sort.slice(1) : sort] ?? [];
  return [...columns, key].map((column) => directed(column, descending));
}

/** What is missing counts as the least of all, whichever way the list runs. */
function directed(column: Order[number], descending: boolean): SQL {
  if (!("nullable" in column)) return descending ? sql`${column} desc` : sql`${column} asc`;
  const { nullable } = column as { nullable: AnyColumn | SQL };
  return descending ? sql`${nullable} desc nulls last` : sql`${nullable} asc nulls first`;
}
