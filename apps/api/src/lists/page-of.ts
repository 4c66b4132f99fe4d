import { and, sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { CallerOf } from "../server/caller.ts";
import type { Handler } from "../server/handler.ts";
import { keepingPlan } from "./kept-plan.ts";
import { keysOnly } from "./keys-only.ts";
import { orderOf } from "./order.ts";
import { among, keysFound } from "./search.ts";
import {
  rowsAsked,
  rowsOf,
  type ListEndpoint,
  type Narrowed,
  type Query,
  type Source,
} from "./source.ts";
import { sumsOf } from "./sums.ts";

/** Counting goes on to here: nobody turns so many pages, and a table of millions is not read for a figure. */
export const usually = 10_000;

type Asked = { page: number; size: number; search: string; sort?: string | undefined };

/** Answers a page of a list: one query for its rows, one that counts, and one that adds up where figures are. */
export const pageOf =
  <E extends ListEndpoint, Found, More, Known>(source: Source<E, Found, More, Known>): Handler<E> =>
  async ({ db, caller }, asked) => {
    const { page, size, sort, search } = asked as Asked;
    const where = and(
      await rowsAsked(source, db, asked, caller),
      await fewFound(db, source, search),
    );
    const { countedTo = usually } = source;
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
    // `listOf` has said the answer of every list; the type of any one does not know it.
    return answer as Awaited<ReturnType<Handler<E>>>;
  };

/** What tells how a list's rows are read, and their keys alone. */
type Counted<Found> = {
  readonly query: (db: Reader) => Query<Found>;
  readonly key: AnyColumn;
  readonly byKeys?: {
    readonly query: (db: Reader) => Query<{ readonly key: string | number }>;
    readonly where: (keys: readonly (string | number)[]) => SQL | undefined;
  };
};

/** The rows of a list, of which their keys alone are read. */
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

/** How a list's page is read, and how many rows there are beside it. */
function pageFrom({ addedUp, costly }: { readonly addedUp?: true; readonly costly?: true }) {
  if (addedUp) return cutOut;
  return costly ? readByKeys : counted;
}

/** A page's rows, out of all. */
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

/** A page's rows by their keys, out of the keys of all. */
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
    .where(and(source.byKeys?.where(keys) ?? among(source.key, keys), where))
    .orderBy(...order);
  return { found: await keepingPlan(found), total: all.length };
}

/** A page's rows, and how many there are. */
async function counted<Found>(
  db: Reader,
  { source, where, order, from, size, countedTo }: Cut<Found>,
): Promise<PageOfRows<Found>> {
  const rows = source.query(db).where(where);
  // Planning what is not shown takes longer than counting.
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

/** How many rows a list has for somebody, as its page would say, up to as many as are counted. */
export async function countOf<E extends ListEndpoint, Found, More, Known>(
  source: Source<E, Found, More, Known>,
  db: Reader,
  asked: Narrowed<E>,
  caller: CallerOf<E>,
): Promise<number> {
  const where = await rowsAsked(source, db, asked, caller);
  const rows = keysOf(db, source)
    .where(where)
    .limit(source.countedTo ?? usually);
  return countUpTo(db, rows.getSQL());
}

/** Few rows that a search finds in a large table, told by their keys. */
async function fewFound(
  db: Reader,
  { key, searched }: { readonly key: AnyColumn; readonly searched?: SQL },
  search: string,
): Promise<SQL | undefined> {
  const keys = searched && (await keysFound(db, key, searched, search));
  return keys && among(key, keys);
}

async function countUpTo(db: Reader, rows: SQL): Promise<number> {
  const { rows: answer } = await db.execute<{ count: string }>(
    sql`select count(*) from (${rows}) counted`,
  );
  return Number(answer[0]?.count ?? 0);
}
