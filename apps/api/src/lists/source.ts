import type { Endpoint, ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { ListFacts } from "@polyportal/api-client/contract/list";
import type { AnyColumn, SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { CallerOf } from "../server/caller.ts";

/** An endpoint that `listOf` has said. */
export type ListEndpoint<Sort extends string = string> = Endpoint & {
  readonly list: ListFacts<Sort>;
};

export type RowOf<E extends ListEndpoint> = E["output"]["_zod"]["input"] extends {
  items: (infer Row)[];
}
  ? Row
  : never;

type SortOf<E extends ListEndpoint> = E["list"]["sorts"][number];

/** A query that can still be narrowed down, ordered and cut, as Drizzle's `$dynamic()` is. */
export type Query<Found> = PromiseLike<Found[]> & {
  readonly where: (where: SQL | undefined) => Query<Found>;
  readonly orderBy: (...order: SQL[]) => Query<Found>;
  readonly limit: (rows: number) => Query<Found>;
  readonly offset: (rows: number) => Query<Found>;
  readonly getSQL: () => SQL;
  /** Which a query of Drizzle's builder has, and a union has not. */
  readonly toSQL?: () => { readonly sql: string };
  readonly prepare?: (name: string) => { readonly execute: () => Promise<Found[]> };
};

/** What a list is sorted by: columns, and those among them where nothing stands in some rows. */
export type Order = readonly (AnyColumn | SQL | { readonly nullable: AnyColumn | SQL })[];

/** What a list is asked beside page, size and order. */
export type Narrowed<E extends ListEndpoint> = Omit<ParsedInputOf<E>, "page" | "size" | "sort">;

/** Where the rows of a list come from: the page of an endpoint, an export and a bulk act ask it alike. */
export type Source<E extends ListEndpoint, Found, More = undefined, Known = void> = {
  readonly endpoint: E;
  /**
   * The rows with all that is shown of them; an expression has a name of its own (`as`), a column that is
   * added up the name that the contract has for it.
   * What selects within it is made by a `QueryBuilder`: an export reads keys alone through this `db`, in
   * whatever it selects.
   */
  readonly query: (db: Reader) => Query<Found>;
  /** Tells one row from all others. */
  readonly key: AnyColumn;
  /** The keys alone, and rows by their keys, where the query is none of Drizzle's (`unionQuery`). */
  readonly byKeys?: {
    readonly query: (db: Reader) => Query<{ readonly key: string | number }>;
    readonly where: (keys: readonly (string | number)[]) => SQL | undefined;
  };
  /**
   * Its rows are what a large table adds up to, and no more than some hundreds: to count them is to make
   * all of them again, so all are read and the page is cut out here.
   */
  readonly addedUp?: true;
  /**
   * To know which rows it has costs more than to read what they say, and they are no more than some hundreds:
   * their keys are read once, in their order, counted, and the page's rows are read by theirs.
   */
  readonly costly?: true;
  /** So far its rows are counted, where that is less than usual: a search over millions finds thousands. */
  readonly countedTo?: number;
  /** What rules in code say of which rows there are, where SQL cannot: read before these are asked for. */
  readonly known?: (db: Reader, asked: Narrowed<E>, caller: CallerOf<E>) => Promise<Known>;
  /** Which rows: those that the caller may see, found by the words, left by the filters. */
  readonly where: (asked: Narrowed<E>, caller: CallerOf<E>, known: Known) => SQL | undefined;
  /**
   * The words that its search looks in, where the table is large: found first and few, its rows are told
   * by their keys, or PostgreSQL would rather walk the list's order and look for the words in each row.
   */
  readonly searched?: SQL;
  /** For each sort its columns, by an index where the table is large. */
  readonly order: { readonly [Sort in SortOf<E>]: Order };
  /** The order of a list that nobody has sorted. */
  readonly first: SortOf<E> | `-${SortOf<E>}`;
  /** What rules in code say of the rows of a page, where SQL cannot: read for all of them at once. */
  readonly more?: (db: Reader, found: readonly Found[], caller: CallerOf<E>) => Promise<More>;
  readonly row: (found: Found, caller: CallerOf<E>, more: More) => RowOf<E>;
};

/** The rows of a list as its endpoint answers them. */
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

/** Which rows of a list are asked for. */
export async function rowsAsked<E extends ListEndpoint, Found, More, Known>(
  { known, where }: Pick<Source<E, Found, More, Known>, "known" | "where">,
  db: Reader,
  asked: Narrowed<E>,
  caller: CallerOf<E>,
): Promise<SQL | undefined> {
  // Without `known` nothing is read, and `Known` is void.
  return where(asked, caller, (await known?.(db, asked, caller)) as Known);
}

/** The source of an endpoint's list. */
export const sourceOf = <E extends ListEndpoint, Found, More = undefined, Known = void>(
  endpoint: E,
  source: Omit<Source<E, Found, More, Known>, "endpoint">,
): Source<E, Found, More, Known> => ({ endpoint, ...source });
