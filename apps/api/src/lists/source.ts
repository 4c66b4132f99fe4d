import type { Endpoint, ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { ListFacts } from "@polyportal/api-client/contract/list";
import type { AnyColumn, SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { CallerOf } from "../server/caller.ts";

/** An endpoint made by `listOf`. */
export type ListEndpoint<Sort extends string = string> = Endpoint & {
  readonly list: ListFacts<Sort>;
};

export type RowOf<E extends ListEndpoint> = E["output"]["_zod"]["input"] extends {
  items: (infer Row)[];
}
  ? Row
  : never;

type SortOf<E extends ListEndpoint> = E["list"]["sorts"][number];

/** A query that can still be filtered, ordered and limited, like Drizzle's `$dynamic()`. */
export type Query<Found> = PromiseLike<Found[]> & {
  readonly where: (where: SQL | undefined) => Query<Found>;
  readonly orderBy: (...order: SQL[]) => Query<Found>;
  readonly limit: (rows: number) => Query<Found>;
  readonly offset: (rows: number) => Query<Found>;
  readonly getSQL: () => SQL;
  /** Present on Drizzle's builders, absent on unions. */
  readonly toSQL?: () => { readonly sql: string };
  readonly prepare?: (name: string) => { readonly execute: () => Promise<Found[]> };
};

/** The columns to sort by. Those that may be null say so. */
export type Order = readonly (AnyColumn | SQL | { readonly nullable: AnyColumn | SQL })[];

/** The input of a list without page, size and sort. */
export type Narrowed<E extends ListEndpoint> = Omit<ParsedInputOf<E>, "page" | "size" | "sort">;

/** How to read the rows of a list: its page, exports and bulk acts share it. */
export type Source<E extends ListEndpoint, Found, More = undefined, Known = void> = {
  readonly endpoint: E;
  /**
   * Selects everything that is shown. Expressions need a name (`as`), and columns that are added up need the
   * contract's name.
   * Build subqueries with a `QueryBuilder`: an export replaces `db` to select only keys.
   */
  readonly query: (db: Reader) => Query<Found>;
  /** Identifies a row. */
  readonly key: AnyColumn;
  /** Reads keys alone, and rows by key, for queries that Drizzle did not build (`unionQuery`). */
  readonly byKeys?: {
    readonly query: (db: Reader) => Query<{ readonly key: string | number }>;
    readonly where: (keys: readonly (string | number)[]) => SQL | undefined;
  };
  /**
   * The rows are aggregates, some hundreds at most. Counting them costs as much as reading them, so all are
   * read and the page is cut out in code.
   */
  readonly addedUp?: true;
  /**
   * Finding the rows costs more than reading their columns, and there are some hundreds at most. The keys are
   * read once in order and counted, then the page's rows are read by key.
   */
  readonly costly?: true;
  /** Count only up to here, if less than usual. */
  readonly countedTo?: number;
  /** What only code can decide about which rows there are. Read before the query. */
  readonly known?: (db: Reader, asked: Narrowed<E>, caller: CallerOf<E>) => Promise<Known>;
  /** The rows that the caller may see and that match the search and filters. */
  readonly where: (asked: Narrowed<E>, caller: CallerOf<E>, known: Known) => SQL | undefined;
  /**
   * The indexed words of a large table. If the search finds few rows, they are read by key. Otherwise
   * PostgreSQL may scan the list's order and test each row.
   */
  readonly searched?: SQL;
  /** The columns of each sort. A large table needs an index for each. */
  readonly order: { readonly [Sort in SortOf<E>]: Order };
  /** The default order. */
  readonly first: SortOf<E> | `-${SortOf<E>}`;
  /** What only code can say about the rows of a page. Read for all of them at once. */
  readonly more?: (db: Reader, found: readonly Found[], caller: CallerOf<E>) => Promise<More>;
  readonly row: (found: Found, caller: CallerOf<E>, more: More) => RowOf<E>;
};

/** The rows as the endpoint answers them. */
export async function rowsOf<E extends ListEndpoint, Found, More>(
  { more, row }: Pick<Source<E, Found, More>, "more" | "row">,
  db: Reader,
  found: readonly Found[],
  caller: CallerOf<E>,
): Promise<RowOf<E>[]> {
  // Without `more` nothing is read, and `More` is undefined.
  const read = (await more?.(db, found, caller)) as More;
  return found.map((one) => row(one, caller, read));
}

/** The condition of the requested rows. */
export async function rowsAsked<E extends ListEndpoint, Found, More, Known>(
  { known, where }: Pick<Source<E, Found, More, Known>, "known" | "where">,
  db: Reader,
  asked: Narrowed<E>,
  caller: CallerOf<E>,
): Promise<SQL | undefined> {
  // Without `known` nothing is read, and `Known` is void.
  return where(asked, caller, (await known?.(db, asked, caller)) as Known);
}

/** Declares the source of a list. */
export const sourceOf = <E extends ListEndpoint, Found, More = undefined, Known = void>(
  endpoint: E,
  source: Omit<Source<E, Found, More, Known>, "endpoint">,
): Source<E, Found, More, Known> => ({ endpoint, ...source });
