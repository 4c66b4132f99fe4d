import type { AnyColumn, SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../database/connect.ts";

/** A reader that makes a list's query select only its keys: 20,000 keys cost no more than the rows of a page. */
export function keysOnly(db: Reader, { key }: { readonly key: AnyColumn | SQL.Aliased }): Reader {
  const select = () => db.select({ key: key as PgColumn });
  return Object.assign(Object.create(db) as Reader, { select });
}
