import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { count, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { orderOf } from "../../lists/order.ts";
import { pageOf, defaultCountLimit } from "../../lists/page-of.ts";
import { keepingPlan, literally } from "../../lists/kept-plan.ts";
import { keysFound } from "../../lists/search.ts";
import { rowsOf, type ListEndpoint, type Source } from "../../lists/source.ts";
import type { Handler } from "../../server/handler.ts";

type Asked = {
  readonly page: number;
  readonly size: number;
  readonly search: string;
  readonly sort?: string | undefined;
};

type ByPeople<E extends ListEndpoint> = {
  /** What concerns a person: selects of an `id` and an `at`, each by an index. */
  readonly concerning: (personId: SQL, asked: ParsedInputOf<E>) => readonly SQL[];
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
    const { countedTo = defaultCountLimit } = source;
    const { keys, total } = await keysOfPeople(db, {
      people: sql`unnest(${sql.param([...ids])}::text[]) person (id)`,
      arms: concerning(sql`person.id`, asked),
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
  const direction = descending ? sql`desc` : sql`asc`;
  const order = sql`order by at ${direction}, id ${direction}`;
  const end = from + size;
  const its = (arm: SQL, cut: SQL) =>
    sql`cross join lateral (select * from (${arm}) arm ${cut}) its`;
  // What concerns somebody twice is one row.
  const anyOf = (selects: readonly SQL[]) => sql.join([...selects], sql` union `);
  // So many rows are of so many people at most: of those whose first row comes first.
  const first = anyOf(
    arms.map(
      (arm) => sql`(select its.id, its.at from (
          select person.id from ${people} ${its(arm, sql`${order} limit 1`)}
          order by its.at ${direction} fetch first ${literally(end)} rows with ties
        ) person ${its(arm, sql`${order} limit ${literally(end)}`)})`,
    ),
  );
  const counted = anyOf(
    arms.map(
      (arm) =>
        sql`(select its.id, its.at from ${people} ${its(arm, sql``)} limit ${literally(countedTo + 1)})`,
    ),
  );
  const page = sql`(select id, at from (${first}) first
    ${order} limit ${literally(size)} offset ${literally(from)}) page`;
  const [rows, [all]] = await Promise.all([
    keepingPlan(
      db
        .select({ id: sql<string>`id` })
        .from(page)
        .orderBy(sql`at ${direction}, id ${direction}`),
    ),
    keepingPlan(db.select({ count: count() }).from(sql`(${counted}) counted`)),
  ]);
  return { keys: rows.map(({ id }) => id), total: all?.count ?? 0 };
}
