import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { clockErrorMs } from "../server/clock-error.ts";

const beyond = sql`now() + make_interval(secs => ${sql.raw(String(clockErrorMs / 1000))})`;

/**
 * Lets holds that began at a moment to come begin now: the database's clock was ahead then, and they would last for
 * as long as it was. Nobody gains by it, for each still lasts its whole day.
 */
export async function beginHoldsNow(db: Database): Promise<void> {
  await db.execute(
    sql`update users set account_changed_at = now() where account_changed_at > ${beyond}`,
  );
  await db.execute(
    sql`update approval_policies set switched_off_at = now() where switched_off_at > ${beyond}`,
  );
}
