import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { connect } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { createLog } from "../log.ts";
import { askDatabase } from "../production/accounts.ts";
import { problemLines, productionProblems } from "../production/problems.ts";
import { closeDemoAccounts } from "./close-demo-accounts.ts";
import { takeKeys } from "./take-keys.ts";

// Says what production lacks, and how to mend it, without starting anything but the embedded database
// where that is the school's. Ends with 0 when nothing is missing, else with 1.
try {
  const { values: wanted } = parseArgs({
    options: { "take-keys": { type: "string" }, "close-demo-accounts": { type: "boolean" } },
  });
  // Off as production has it: the doctor speaks of that, wherever it is asked.
  const config = readConfig({ ...process.env, NODE_ENV: "production" });
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir);
  const { db, pool } = connect(
    config.databaseUrl ?? embedded?.url ?? "",
    createLog("silent"),
    2,
    config.databasePooler,
  );
  try {
    const folder = wanted["take-keys"];
    if (folder !== undefined) {
      const lines = await takeKeys(db, folder);
      console.log(
        lines.length === 0
          ? "No key lies in this database."
          : `Taken over. Give every server these, keep a copy apart from the database's, and start:\n  ${lines.join("\n  ")}`,
      );
    } else if (wanted["close-demo-accounts"]) {
      const closed = await closeDemoAccounts(db);
      console.log(
        closed.length === 0
          ? "No account has the demo password."
          : `Switched off, each with a password that nobody knows: ${closed.join(", ")}`,
      );
    } else {
      const { accounts, superuser } = await askDatabase(db);
      const problems = productionProblems(config, accounts);
      if (superuser) {
        console.log(
          "DATABASE_URL connects as a superuser. Better: create role polyportal login password '…'; alter database … owner to polyportal;",
        );
      }
      console.log(
        problems.length === 0
          ? "Ready for production."
          : `Before production:\n${problemLines(problems)}`,
      );
      process.exitCode = problems.length === 0 ? 0 : 1;
    }
  } finally {
    await pool.end();
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
