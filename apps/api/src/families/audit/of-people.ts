import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { orderOf, pageOf, usually } from "../../lists/page-of.ts";
import { keysFound } from "../../lists/search.ts";
import { rowsOf, type ListEndpoint, type Source } from "../../lists/source.ts";
import type { Handler } from "../../server/handler.ts";

/** Few people, as `person.id` and all at once. */
export type People = { readonly id: SQL; readonly all: SQL };

/** Whether a column holds the id of none of them. */
export const isNobodyOf = ({ all }: People, id: AnyColumn): SQL =>
  sql`(${id} is null or ${id} <> all(${all}))`;

type Asked = {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly sort?: string | undefined;
};

type ByPeople<E extends ListEndpoint> = {
  /** What concerns a person: selects of an `id` and an `at`, of which no two have a row in common. */
  readonly concerning: (people: People, asked: ParsedInputOf<E>) => readonly SQL[];
  /** The rows of these keys. */
  readonly rows: (keys: readonly string[]) => SQL | undefined;
};

/**
 * Answers a page of a log that is searched by people. Where few are found, of each the first rows are walked
 * by an index, and out of these the page's are chosen: PostgreSQL would read all rows of all of them, and
 * sort them, for ten.
 */
export const pageByPeople =
  <E extends ListEndpoint, Found>(
    source: Source<E, Found>,
    { concerning, rows }: ByPeople<E>,
  ): Handler<E> =>
  async (ctx, asked) => {
    const { db, caller } = ctx;
    const { page, size, search, sort } = asked as Asked;
    const ids = await keysFound(db, users.id, searchedUser, search);
    if (!ids) return pageOf(source)(ctx, asked);
    const { countedTo = usually } = source;
    const all = sql`${sql.param([...ids])}::text[]`;
    const { keys, total } = await keysOfPeople(db, {
      people: sql`unnest(${all}) person (id)`,
      arms: concerning({ id: sql`person.id`, all }, asked),
      descending: (sort ?? source.first).startsWith("-"),
      from: (page - 1) * size,
      size,
      countedTo,
    });
    const found = source
      .query(db)
      .where(rows(keys))
      .orderBy(...orderOf(source, sort));
    const answer = {
      items: await rowsOf(source, db, keys.length > 0 ? await found : [], caller),
      total: Math.min(total, countedTo),
      ...(total > countedTo && { more: true }),
    };
    // As `pageOf` answers every list.
    return answer as Awaited<ReturnType<Handler<E>>>;
  };

type Walk = {
  readonly people: SQL;
  readonly arms: readonly SQL[];
  readonly descending: boolean;
  readonly from: number;
  readonly size: number;
  readonly countedTo: number;
};

async function keysOfPeople(
  db: Reader,
  { people, arms, descending, from, size, countedTo }: Walk,
): Promise<{ readonly keys: readonly string[]; readonly total: number }> {
  const order = descending ? sql`order by at desc, id desc` : sql`order by at, id`;
  const ofEach = (cut: SQL) =>
    sql.join(
      arms.map(
        (arm) => sql`select its.id, its.at from ${people}
          cross join lateral (select * from (${arm}) arm ${cut}) its`,
      ),
      sql` union all `,
    );
  const [page, counted] = await Promise.all([
    db.execute<{ id: string }>(sql`
      select id from (${ofEach(sql`${order} limit ${from + size}`)}) first
      ${order} limit ${size} offset ${from}`),
    db.execute<{ count: string }>(sql`
      select count(*) from (select from (${ofEach(sql``)}) each_row limit ${countedTo + 1}) counted`),
  ]);
  return { keys: page.rows.map(({ id }) => id), total: Number(counted.rows[0]?.count ?? 0) };
}
