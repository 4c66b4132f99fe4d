import { readConfig, type Config } from "../config.ts";
import { connect, type Database } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { createLog } from "../log.ts";

/**
 * Runs a command's work over the school's database, the embedded one where that is the school's, and
 * closes what it opened. A failure is told in its message and ends the process with 1.
 */
export async function withDatabase(
  environment: Readonly<Record<string, string | undefined>>,
  work: (db: Database, config: Config) => Promise<void>,
  logLevel = "warn",
): Promise<void> {
  try {
    const config = readConfig(environment);
    const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir);
    try {
      const url = config.databaseUrl ?? embedded?.url ?? "";
      const { db, pool } = connect(url, createLog(logLevel), 2, config.databasePooler);
      try {
        await work(db, config);
      } finally {
        await pool.end();
      }
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
