import { ConfigError } from "../config-given.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import type { Logger } from "../log.ts";
import { askDatabase } from "./accounts.ts";
import { problemLines, productionProblems } from "./problems.ts";

/**
 * Ends the start of a production server that could take no real money or would let demo people in,
 * naming everything at once. `prepare` brings the database up to date; where it fails, that is named
 * with the rest.
 */
export async function refuseUnsafe(
  config: Config,
  db: Database,
  log: Logger,
  prepare: () => Promise<void>,
): Promise<void> {
  let failure: unknown;
  await prepare().catch((error: unknown) => (failure = error));
  const { known, superuser } = await askDatabase(db, config.keys);
  const problems = productionProblems(config, known);
  if (problems.length > 0) {
    throw new ConfigError(
      `Not started: with NODE_ENV=production this must be mended first.\n${problemLines(problems)}\n\`node apps/api/dist/doctor.js\` prints this list without starting.`,
    );
  }
  if (failure) throw failure;
  if (superuser)
    log.warn("DATABASE_URL connects as a superuser: give the server a role of its own");
}
