import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Pooler } from "../database/connect.ts";
import { templateName, withDatabase } from "./database-url.ts";
import type { WhereItIs } from "./global-setup.ts";
import { toldInFile } from "./told-in-file.ts";

export type TestDatabase = {
  /** As the run's servers connect: through a pooler, where it has one. */
  readonly url: string;
  readonly pooler: Pooler;
  /** Without a pooler, for what is about connections themselves. */
  readonly directUrl: string;
  /** The same as PostgreSQL's administrator. */
  readonly adminUrl: string;
  readonly drop: () => Promise<void>;
};

/** Read once by a worker. */
let whereItIs: Promise<WhereItIs> | undefined;

/** A database of one's own, as the server's unprivileged role has it: the demo school, or without anything, not even tables, when `empty`. */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  whereItIs ??= toldInFile<WhereItIs>(inject("postgres"));
  const { postgresUrl: server, serverUrl: own } = await whereItIs;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const template = empty ? "template0" : templateName;
  const { username } = new URL(own);
  // Copied file by file, which is less work than through the log, where no disk is awaited.
  await run(
    server,
    `create database ${name} template ${template} strategy file_copy owner ${username}`,
  );
  const direct = new URL(withDatabase(own, name));
  direct.port = new URL(server).port;
  return {
    url: withDatabase(own, name),
    pooler: inject("pooled") ? "transaction" : "none",
    directUrl: direct.href,
    adminUrl: withDatabase(server, name),
    drop: () => run(server, `drop database if exists ${name} with (force)`),
  };
}

/** Kept from file to file, which share modules: a connection costs both ends 3 ms of work. It holds up no exit. */
let makers: pg.Pool | undefined;

async function run(url: string, statement: string): Promise<void> {
  makers ??= new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on("error", () => undefined);
  await makers.query(statement);
}
