import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { connect, type Database } from "../database/connect.ts";
import { startEmbedded } from "../database/embedded/embedded.ts";
import { migrate } from "../database/migrate.ts";
import { users } from "../database/schema/users.ts";
import { demoAccounts, demoPassword } from "../database/seed/demo/users.ts";
import { seed } from "../database/seed/seed.ts";
import { readSecrets } from "../sign-in/secrets.ts";
import { startPgBouncer } from "./pgbouncer.ts";
import { makeQuickFolder } from "./quick-folder.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { templateName, withDatabase } from "./database-url.ts";
import { tellInFile } from "./told-in-file.ts";

/** Where the run's PostgreSQL is. */
export type WhereItIs = {
  /** The superuser's address, which makes and drops databases. */
  postgresUrl: string;
  /** As the server connects. */
  serverUrl: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    /** In which file `WhereItIs` is told once it has started (told-in-file.ts). */
    postgres: string;
    /** Whether servers reach it through a pooler of connections. */
    pooled: boolean;
    /** Where the programs are built that tests start (`builtProgram`). */
    programs: string;
  }
}

/**
 * One PostgreSQL for the whole run, with a template of the demo school that each test file copies. With
 * TEST_POOLER every server reaches it through PgBouncer, and each test server is two (`testServer`). What
 * needs no database begins while it is filled.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeQuickFolder("polyportal-test-");
  const starting = startFilled(folder);
  const told = join(folder, "postgres.json");
  const telling = tellInFile<WhereItIs>(
    told,
    starting.then(({ postgres, pooler }) => ({
      postgresUrl: postgres.adminUrl,
      serverUrl: pooler ? pooler.through(postgres.url) : postgres.url,
    })),
  );
  // Below node_modules, where the packages are found that the bundle leaves outside.
  const programs = join(import.meta.dirname, "../../node_modules/.cache/programs", randomUUID());
  project.provide("postgres", told);
  project.provide("pooled", Boolean(process.env["TEST_POOLER"]));
  project.provide("programs", programs);
  return async () => {
    await telling;
    const { postgres, pooler } = await starting;
    await pooler?.stop();
    await postgres.stop();
    // The database may have had to move out of a folder that its account cannot enter.
    for (const path of [folder, postgres.folder, programs])
      await rm(path, { recursive: true, force: true });
  };
}

async function startFilled(folder: string) {
  const postgres = await startEmbedded(folder);
  const log = pino({ level: "silent" });

  const server = connect(postgres.adminUrl, log, 1);
  const { username: owner, password } = new URL(postgres.url);
  await server.pool.query(`create database ${templateName} owner ${owner}`);
  // Nothing here outlives the run, and each file's database is written and dropped: no disk has to be awaited,
  // and no page to be logged whole, as each is that is first changed after one of the many databases was made.
  await server.pool.query("alter system set fsync = off");
  await server.pool.query("alter system set full_page_writes = off");
  // Every copy keeps the template's statistics (analyzed below). Autovacuum would replace those of some copies,
  // depending on when it runs.
  await server.pool.query("alter system set autovacuum = off");
  await server.pool.query("select pg_reload_conf()");
  // Each of 2,000 connections proves its password (base64url), which is made to take both ends milliseconds.
  await server.pool.query("set scram_iterations = 1");
  await server.pool.query(`alter role ${owner} password '${password}'`);
  await server.pool.end();

  const template = connect(withDatabase(postgres.url, templateName), log, 4);
  await migrate(template.db);
  await seed(template.db, { demo: true });
  // As a school that was started before has them.
  await readSecrets(template.db, { tokens: undefined, vault: undefined, audit: undefined });
  await hashQuickly(template.db);
  // Without statistics, queries of a copy would be planned as for empty tables.
  await template.pool.query("vacuum (analyze, freeze)");
  await template.pool.end();

  const pooler = process.env["TEST_POOLER"] ? await startPgBouncer(postgres.url) : undefined;
  return { postgres, pooler };
}

/** The demo's passwords as test servers hash them, each by itself. */
async function hashQuickly(db: Database): Promise<void> {
  const { hash } = quickPasswords();
  for (const userName of demoAccounts) {
    const passwordHash = await hash(demoPassword);
    await db.update(users).set({ passwordHash }).where(eq(users.userName, userName));
  }
}
