import { pino } from "pino";
import { connect } from "../../database/connect.ts";
import type { Database } from "../../database/connect.ts";
import { testDatabase } from "../../testing/test-database.ts";

/** A connected database of the test file's own. */
export async function sandboxDatabase(): Promise<{ db: Database; stop: () => Promise<void> }> {
  const database = await testDatabase();
  const { db, pool } = connect(database.url, pino({ level: "silent" }), 10, database.pooler);
  const stop = async () => {
    await pool.end();
    await database.drop();
  };
  return { db, stop };
}
