import { and, eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { CallerOf } from "../server/caller.ts";
import { fail } from "../failure.ts";
import {
  rowsAsked,
  rowsOf,
  type ListEndpoint,
  type Narrowed,
  type RowOf,
  type Source,
} from "./source.ts";

/** One row of a list. Fails with `not_found` if the caller's list does not have it. */
export async function oneOf<E extends ListEndpoint, Found, More, Known>(
  source: Source<E, Found, More, Known>,
  { db, caller }: { readonly db: Reader; readonly caller: CallerOf<E> },
  key: string | number,
  asked: Omit<Narrowed<E>, "search">,
): Promise<RowOf<E>> {
  const found = await source
    .query(db)
    .where(
      and(
        await rowsAsked(source, db, { ...asked, search: "" } as Narrowed<E>, caller),
        source.byKeys ? source.byKeys.where([key]) : eq(source.key, key),
      ),
    )
    .limit(1);
  const [row] = await rowsOf(source, db, found, caller);
  return row ?? fail("not_found");
}
