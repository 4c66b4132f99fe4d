import { sql, type SQL } from "drizzle-orm";
import { QueryPromise } from "drizzle-orm/query-promise";
import type { Reader } from "../database/connect.ts";
import type { Query } from "./source.ts";

type Parts = {
  /** Selects with the same columns and types, each with an index in the list's order. */
  readonly arms: readonly SQL[];
  /** The alias of the arms in conditions and orders. */
  readonly name: string;
  /** Joins for the rows that are shown, and what is selected from them. */
  readonly select: SQL;
  readonly joins?: SQL;
};

type Asked = {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
};

class UnionQuery<Found extends Record<string, unknown>> extends QueryPromise<Found[]> {
  readonly #db: Reader;
  readonly #parts: Parts;
  readonly #asked: Asked;

  constructor(db: Reader, parts: Parts, asked: Asked = {}) {
    super();
    this.#db = db;
    this.#parts = parts;
    this.#asked = asked;
  }

  where(where: SQL | undefined) {
    return this.#again({ where });
  }
  orderBy(...orderBy: SQL[]) {
    return this.#again({ orderBy });
  }
  limit(limit: number) {
    return this.#again({ limit });
  }
  offset(offset: number) {
    return this.#again({ offset });
  }

  getSQL(): SQL {
    return text(this.#parts, this.#asked);
  }

  override async execute(): Promise<Found[]> {
    const { rows } = await this.#db.execute<Found>(this.getSQL());
    return rows as Found[];
  }

  #again(more: Asked): UnionQuery<Found> {
    return new UnionQuery(this.#db, this.#parts, { ...this.#asked, ...more });
  }
}

/**
 * Several tables as one list. Each arm is filtered, ordered and limited by itself, so that it reads a page
 * from its index. Otherwise PostgreSQL would sort the whole union.
 */
export const unionQuery = <Found extends Record<string, unknown>>(
  db: Reader,
  parts: Parts,
): Query<Found> => new UnionQuery(db, parts);

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
