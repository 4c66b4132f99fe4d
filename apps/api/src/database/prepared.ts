import type { Reader } from "./connect.ts";

/**
 * A query that is put into words once for each database instead of at every call. Its `.prepare(name)`
 * has PostgreSQL keep its plan too; and what is prepared and only reads shares connections (see
 * `connect`), so prepare what is short and often asked.
 */
export function prepared<Query>(build: (db: Reader) => Query): (db: Reader) => Query {
  const built = new WeakMap<Reader, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
