import { createInterface } from "node:readline/promises";
import { readConfig } from "../config.ts";
import { connect } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { migrate } from "../database/migrate.ts";
import { seed } from "../database/seed/seed.ts";
import { createLog } from "../log.ts";
import { createAdministrator } from "./create-administrator.ts";

// Asks, on the terminal or from a pipe, for one answer a line. The password may come from
// ADMIN_PASSWORD instead, so that it stands on no screen.
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
try {
  await migrate(db);
  await seed(db, { demo: false });
  const person = {
    userName: await ask("User name"),
    lastname: await ask("Surname"),
    firstname: await ask("First name"),
    email: await ask("E-mail"),
    password: process.env["ADMIN_PASSWORD"] ?? (await ask("Password")),
  };
  await createAdministrator(db, person);
  console.log(`${person.userName} may now sign in as super administrator.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  terminal.close();
  await pool.end();
  await embedded?.stop();
}
