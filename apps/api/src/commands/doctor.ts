import { parseArgs } from "node:util";
import type { Config } from "../config.ts";
import type { Database } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { askDatabase } from "../production/accounts.ts";
import { problemLines, productionProblems } from "../production/problems.ts";
import { crestOnPaper } from "../school/crest-on-paper.ts";
import { closeDemoAccounts } from "./close-demo-accounts.ts";
import { isConfirmed } from "../retention/situation.ts";
import { retentionLines } from "./confirm-retention.ts";
import { recordLines } from "./record-places.ts";
import { takeKeys } from "./take-keys.ts";
import { withDatabase } from "./with-database.ts";

// Says what production lacks, and how to mend it, without starting anything but the embedded database
// where that is the school's. Ends with 0 when nothing is missing, else with 1.
const { values: wanted } = parseArgs({
  options: {
    "take-keys": { type: "string" },
    "close-demo-accounts": { type: "boolean" },
    retention: { type: "boolean" },
  },
});
const wish =
  wanted["take-keys"] !== undefined
    ? (db: Database) => giveKeys(db, wanted["take-keys"] ?? "")
    : wanted["close-demo-accounts"]
      ? closeAccounts
      : wanted.retention
        ? previewRetention
        : listProblems;
// Off as production has it: the doctor speaks of that, wherever it is asked.
await withDatabase({ ...process.env, NODE_ENV: "production" }, wish, "silent");

async function listProblems(db: Database, config: Config): Promise<void> {
  const { known, superuser } = await askDatabase(db, config.keys);
  const problems = productionProblems(config, known);
  if (superuser) {
    console.log(
      "DATABASE_URL connects as a superuser. Better: create role polyportal login password '…'; alter database … owner to polyportal;",
    );
  }
  const lacking = await crestLacking(config.school.crest);
  if (lacking) console.log(lacking);
  const waits = await retentionWaits(db, config.retention);
  if (waits) console.log(waits);
  for (const line of await recordLines(db, config)) console.log(line);
  console.log(
    problems.length === 0
      ? "Ready for production."
      : `Before production:\n${problemLines(problems)}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** What a school has to say before anything is forgotten, if it has not. */
async function retentionWaits(
  db: Database,
  periods: Config["retention"],
): Promise<string | undefined> {
  try {
    if (await isConfirmed(db, periods)) return undefined;
  } catch {
    // An empty database, one of an older release or one that is away: that is told above, or after the start.
    return undefined;
  }
  return "Nothing is forgotten yet, whatever its period: `doctor --retention` shows what is due, `retention.js --confirm` lets it begin.";
}

async function previewRetention(db: Database, { retention }: Config): Promise<void> {
  await migrate(db);
  console.log((await retentionLines(db, retention)).join("\n"));
}

/** Why papers that the server draws, class lists among them, go without the crest, if they do. */
async function crestLacking(crest: string | undefined): Promise<string | undefined> {
  try {
    if ((await crestOnPaper(crest)) !== undefined) return undefined;
    return "SCHOOL_CREST is an address or no SVG, PNG or JPEG: papers that the server draws go without it. Better: a file.";
  } catch (error) {
    return `SCHOOL_CREST cannot be drawn, and no paper with it: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function giveKeys(db: Database, folder: string): Promise<void> {
  const lines = await takeKeys(db, folder);
  console.log(
    lines.length === 0
      ? "No key lies in this database."
      : `Taken over. Give every server these, keep a copy apart from the database's, and start:\n  ${lines.join("\n  ")}`,
  );
}

async function closeAccounts(db: Database): Promise<void> {
  const closed = await closeDemoAccounts(db);
  console.log(
    closed.length === 0
      ? "No account has the demo password."
      : `Switched off, each with a password that nobody knows: ${closed.join(", ")}`,
  );
}
