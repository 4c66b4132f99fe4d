import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { clockErrorMs } from "../server/clock-error.ts";

const beyond = sql`now() + make_interval(secs => ${sql.raw(String(clockErrorMs / 1000))})`;

/**
 * Makes holds that begin in the future begin now. The database's clock was ahead when they were written, and
 * they would last too long. Each still lasts a whole day.
 */
export async function beginHoldsNow(db: Database): Promise<void> {
  await db.execute(
    sql`update users set account_changed_at = now() where account_changed_at > ${beyond}`,
  );
  await db.execute(
    sql`update approval_policies set switched_off_at = now() where switched_off_at > ${beyond}`,
  );
}
