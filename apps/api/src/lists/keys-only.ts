import type { AnyColumn, SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "../database/connect.ts";

/** A reader through which a list's query reads its keys alone: 20,000 of them are no more than a page's rows. */
export function keysOnly(db: Reader, { key }: { readonly key: AnyColumn | SQL.Aliased }): Reader {
  const select = () => db.select({ key: key as PgColumn });
  return Object.assign(Object.create(db) as Reader, { select });
}
