import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { Query } from "./source.ts";

type Parts = {
  /** Selects with columns of the same names and types, each by an index in the list's order. */
  readonly arms: readonly SQL[];
  /** What the arms are called in conditions and orders. */
  readonly name: string;
  /** Joins of the few rows that are shown, and what is selected of them. */
  readonly select: SQL;
  readonly joins?: SQL;
};

type Asked = {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
};

/**
 * Several tables as one list. Each arm is narrowed down, ordered and cut by itself, so that it walks its
 * own index for the rows of a page: PostgreSQL would sort the whole of a union first.
 */
export function unionQuery<Found extends Record<string, unknown>>(
  db: Reader,
  parts: Parts,
  asked: Asked = {},
): Query<Found> {
  const again = (more: Asked) => unionQuery<Found>(db, parts, { ...asked, ...more });
  const getSQL = () => text(parts, asked);
  return {
    where: (where) => again({ where }),
    orderBy: (...orderBy) => again({ orderBy }),
    limit: (limit) => again({ limit }),
    offset: (offset) => again({ offset }),
    getSQL,
    // A query of a list is awaited as Drizzle's are.
    // oxlint-disable-next-line unicorn/no-thenable
    then: (resolve, reject) =>
      db
        .execute<Found>(getSQL())
        .then(({ rows }) => rows as Found[])
        .then(resolve, reject),
  };
}

function text(
  { arms, name, select, joins = sql`` }: Parts,
  { where, orderBy = [], limit, offset = 0 }: Asked,
): SQL {
  const as = sql.identifier(name);
  const narrowed = where ? sql` where ${where}` : sql``;
  const ordered = orderBy.length > 0 ? sql` order by ${sql.join([...orderBy], sql`, `)}` : sql``;
  const first = limit === undefined ? sql`` : sql` limit ${limit + offset}`;
  const cut = arms.map((arm) => sql`(select * from (${arm}) ${as}${narrowed}${ordered}${first})`);
  const page = limit === undefined ? sql`` : sql` limit ${limit} offset ${offset}`;
  return sql`select ${select} from (${sql.join(cut, sql` union all `)}) ${as} ${joins}${ordered}${page}`;
}
