import { and, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { CallerOf } from "../server/caller.ts";
import type { Handler } from "../server/handler.ts";
import { keepingPlan } from "./kept-plan.ts";
import { keysOnly } from "./keys-only.ts";
import { orderOf } from "./order.ts";
import { keyIn, keysFound } from "./search.ts";
import {
  rowsAsked,
  rowsOf,
  type ListEndpoint,
  type Narrowed,
  type Query,
  type Source,
} from "./source.ts";
import { sumsOf } from "./sums.ts";

/** Rows are counted up to here. Nobody pages further, and an exact count would read millions of rows. */
export const defaultCountLimit = 10_000;

type Asked = { page: number; size: number; search: string; sort?: string | undefined };

/** Answers a page of a list: one query for rows, one for the count and, if needed, one for totals. */
export const pageOf =
  <E extends ListEndpoint, Found, More, Known>(source: Source<E, Found, More, Known>): Handler<E> =>
  async ({ db, caller }, asked) => {
    const { page, size, sort, search } = asked as Asked;
    const where = and(
      await rowsAsked(source, db, asked, caller),
      await narrowBySearch(db, source, search),
    );
    const { countedTo = defaultCountLimit } = source;
    const order = orderOf(source, sort);
    const from = (page - 1) * size;
    const [{ found, total }, sums] = await Promise.all([
      pageFrom(source)(db, { source, where, order, from, size, countedTo }),
      sumsOf(db, source.endpoint.list.sums, source.query(db).where(where).getSQL()),
    ]);
    const answer = {
      items: await rowsOf(source, db, found, caller),
      total: Math.min(total, countedTo),
      ...(total > countedTo && { more: true }),
      ...(sums && { sums }),
    };
    // `listOf` defines every list's answer, but a generic endpoint's type does not show it.
    return answer as Awaited<ReturnType<Handler<E>>>;
  };

/** How a list's rows, or only their keys, are read. */
type Counted<Found> = {
  readonly query: (db: Reader) => Query<Found>;
  readonly key: AnyColumn;
  readonly byKeys?: {
    readonly query: (db: Reader) => Query<{ readonly key: string | number }>;
    readonly where: (keys: readonly (string | number)[]) => SQL | undefined;
  };
};

/** A query of a list's keys alone. */
const keysOf = <Found>(db: Reader, source: Counted<Found>): Query<unknown> =>
  source.byKeys?.query(db) ?? source.query(keysOnly(db, source));

type Cut<Found> = {
  readonly source: Counted<Found>;
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
  readonly from: number;
  readonly size: number;
  readonly countedTo: number;
};
type PageOfRows<Found> = { readonly found: readonly Found[]; readonly total: number };

/** Chooses how to read a page and the count. */
function pageFrom({ addedUp, costly }: { readonly addedUp?: true; readonly costly?: true }) {
  if (addedUp) return cutOut;
  return costly ? readByKeys : counted;
}

/** Reads all rows and cuts out the page. */
async function cutOut<Found>(
  db: Reader,
  { source, where, order, from, size }: Cut<Found>,
): Promise<PageOfRows<Found>> {
  const all = await source
    .query(db)
    .where(where)
    .orderBy(...order);
  return { found: all.slice(from, from + size), total: all.length };
}

/** Reads all keys, then the page's rows by their keys. */
async function readByKeys<Found>(
  db: Reader,
  { source, where, order, from, size, countedTo }: Cut<Found>,
): Promise<PageOfRows<Found>> {
  const all = await keysOf(db, source)
    .where(where)
    .orderBy(...order)
    .limit(countedTo + 1);
  const keys = (all as { key: string | number }[]).slice(from, from + size).map(({ key }) => key);
  if (keys.length === 0) return { found: [], total: all.length };
  const found = source
    .query(db)
    .where(and(source.byKeys?.where(keys) ?? keyIn(source.key, keys), where))
    .orderBy(...order);
  return { found: await keepingPlan(found), total: all.length };
}

/** Reads the page's rows and the count by two queries. */
async function counted<Found>(
  db: Reader,
  { source, where, order, from, size, countedTo }: Cut<Found>,
): Promise<PageOfRows<Found>> {
  const rows = source.query(db).where(where);
  const all = keysOf(db, source)
    .where(where)
    .limit(countedTo + 1);
  const [found, total] = await Promise.all([
    rows
      .orderBy(...order)
      .limit(size)
      .offset(from),
    countUpTo(db, all.getSQL()),
  ]);
  return { found, total };
}

/** How many rows the caller's list has, up to the limit of counting. */
export async function countOf<E extends ListEndpoint, Found, More, Known>(
  source: Source<E, Found, More, Known>,
  db: Reader,
  asked: Narrowed<E>,
  caller: CallerOf<E>,
): Promise<number> {
  const where = await rowsAsked(source, db, asked, caller);
  const rows = keysOf(db, source)
    .where(where)
    .limit(source.countedTo ?? defaultCountLimit);
  return countUpTo(db, rows.getSQL());
}

/** A condition by keys, if the search finds few rows of a large table. */
async function narrowBySearch(
  db: Reader,
  { key, searched }: { readonly key: AnyColumn; readonly searched?: SQL },
  search: string,
): Promise<SQL | undefined> {
  const keys = searched && (await keysFound(db, key, searched, search));
  return keys && keyIn(key, keys);
}

async function countUpTo(db: Reader, rows: SQL): Promise<number> {
  const { rows: answer } = await db.execute<{ count: string }>(
    sql`select count(*) from (${rows}) counted`,
  );
  return Number(answer[0]?.count ?? 0);
}
