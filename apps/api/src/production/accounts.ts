import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { databaseCode } from "../database/failure-kind.ts";
import type { Config } from "../config.ts";
import { otherSeals } from "../sign-in/secrets.ts";
import type { ProblemContext } from "./problems.ts";

export type Asked = {
  readonly known: ProblemContext;
  /** Whether the server would connect as one who may do anything to every database. */
  readonly superuser: boolean;
};

/** Asks the database who still has the demo password, whose key sealed it, and as whom we connect. */
export async function askDatabase(db: Database, keys: Config["keys"]): Promise<Asked> {
  try {
    const { rows } = await db.execute<{ superuser: boolean; demo: string[] }>(sql`
      select (select rolsuper from pg_roles where rolname = current_user) as superuser,
        array(select user_name from users where demo_password and active order by user_name) as demo`);
    const [row] = rows;
    const others = await otherSeals(db, keys);
    return { known: { demo: row?.demo ?? [], others }, superuser: row?.superuser ?? false };
  } catch (error) {
    // An empty database has nobody in it.
    if (databaseCode(error) === "42P01") {
      return { known: { demo: [], others: [] }, superuser: false };
    }
    const unknown =
      databaseCode(error) === "42703"
        ? "it is of an older release; the start brings it up to date"
        : reasonOf(error);
    return { known: { unknown }, superuser: false };
  }
}

/** The driver's own words, below those of the layers that wrapped them. */
function reasonOf(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  if (!(reason instanceof Error)) return String(reason);
  return reason.message || databaseCode(reason) || reason.name;
}
