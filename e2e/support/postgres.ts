/**
 * One PostgreSQL for a whole run, which no server has started: with a template of the demo school, of which
 * each worker gets a copy. A PostgreSQL for each worker, migrated and filled, took 10 processor seconds.
 */
import { join } from "node:path";
import { connected } from "@polyportal/api/src/database/one-connection.ts";
import { startEmbedded } from "@polyportal/api/src/database/embedded/embedded.ts";
import { templateName, withDatabase } from "@polyportal/api/src/testing/database-url.ts";
import { tellInFile, toldInFile } from "@polyportal/api/src/testing/told-in-file.ts";
import { makeFolder } from "./folder.ts";
import { startServer } from "./server.ts";

export type OwnDatabase = {
  /** What DATABASE_URL takes. */
  readonly url: string;
  readonly drop: () => Promise<void>;
};

/** Where it is: the superuser's address, and as servers connect. */
type WhereItIs = { admin: string; server: string };

/** In which file the run tells its workers. */
const variable = "E2E_POSTGRES";

/**
 * Begins to start it. The workers begin meanwhile: they load their journeys and browsers in the seconds that a
 * school takes to be filled.
 */
export async function beginPostgres(): Promise<{ stop: () => Promise<void> }> {
  const folder = await makeFolder();
  const path = join(folder.path, "postgres.json");
  process.env[variable] = path;
  const starting = startPostgres();
  const told = tellInFile<WhereItIs>(
    path,
    starting.then(({ admin, server }) => ({ admin, server })),
  );
  return {
    async stop() {
      await told;
      await folder.remove();
      await (await starting).stop();
    },
  };
}

/** Starts it, on a data folder of its own. The template is what the built server makes of an empty database. */
async function startPostgres() {
  const folder = await makeFolder();
  const postgres = await startEmbedded(folder.path);
  const stop = async () => {
    await postgres.stop();
    await folder.remove();
  };
  try {
    const owner = new URL(postgres.url).username;
    await connected(postgres.adminUrl, async (client) => {
      await client.query(`create database ${templateName} owner ${owner}`);
      // Nothing here outlives the run: no disk has to be awaited.
      await client.query("alter system set fsync = off");
      await client.query("alter system set full_page_writes = off");
      // Every copy keeps the template's statistics (analyzed below). Autovacuum would replace those of some
      // copies, depending on when it runs.
      await client.query("alter system set autovacuum = off");
      await client.query("select pg_reload_conf()");
    });
    const server = await startServer(withDatabase(postgres.url, templateName));
    await server.stop();
    await connected(withDatabase(postgres.adminUrl, templateName), (client) =>
      client.query("vacuum (analyze, freeze)"),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { admin: postgres.adminUrl, server: postgres.url, stop };
}

/** A copy of the template under this name. */
export async function copyTemplate(name: string): Promise<OwnDatabase> {
  const path = process.env[variable];
  if (!path) throw new Error("The run has no PostgreSQL: see global-setup.ts.");
  const { admin, server } = await toldInFile<WhereItIs>(path);
  const owner = new URL(server).username;
  const run = (statement: string) => connected(admin, (client) => client.query(statement));
  // File by file is less work than through the log, where no disk is awaited.
  await run(`create database ${name} template ${templateName} strategy file_copy owner ${owner}`);
  return {
    url: withDatabase(server, name),
    async drop() {
      await run(`drop database ${name} with (force)`);
    },
  };
}
