import { createInterface } from "node:readline/promises";
import { readConfig } from "../config.ts";
import { connect } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { migrate } from "../database/migrate.ts";
import { createLog } from "../log.ts";
import { createOutbox } from "../mail/outbox.ts";
import { correctApplicantAddress } from "./correct-applicant-address.ts";

// Asks, on the terminal or from a pipe, for one answer a line, as create-admin does. The letter to the
// old address is left to the running server.
const terminal = createInterface({ input: process.stdin });
const answers = terminal[Symbol.asyncIterator]();
const ask = async (question: string): Promise<string> => {
  process.stdout.write(`${question}: `);
  const answer = await answers.next();
  return answer.done ? "" : answer.value.trim();
};

const config = readConfig();
const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir);
const { db, pool } = connect(
  config.databaseUrl ?? embedded?.url ?? "",
  createLog("warn"),
  2,
  config.databasePooler,
);
const leftToServer = () => Promise.resolve();
try {
  await migrate(db);
  await correctApplicantAddress(
    db,
    { config, outbox: createOutbox(config.mail.smtpUrl ? { mail: leftToServer } : {}) },
    {
      rrr: await ask("RRR"),
      email: await ask("New e-mail address"),
      officer: await ask("Your name"),
      reason: await ask("How you know who asks"),
    },
  );
  console.log("Codes and letters go to the new address. The old one is told.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  terminal.close();
  await pool.end();
  await embedded?.stop();
}
