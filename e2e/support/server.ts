/**
 * Starts the built server as its users do, in a process of its own: a free port, a data folder of its
 * own, the demo school. `test.ts` gives each worker one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@polyportal/api/src/database/embedded/free-port.ts";
import { startPgBouncer } from "@polyportal/api/src/testing/pgbouncer.ts";
import { makeFolder } from "./folder.ts";
import { startRoundRobin } from "./round-robin.ts";

const root = join(import.meta.dirname, "../..");
const built = [
  "apps/api/dist/serve.js",
  "apps/applicant/dist/index.html",
  "apps/portal/dist/index.html",
];

export type Server = {
  /** Where it answers, without a slash at its end. */
  readonly url: string;
  /** Its DATA_DIR, where an embedded database lies in `postgres`. */
  readonly dataDir: string;
  /** What it has logged from `warn` on. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

/** Answers when the server serves; `settings` are its further variables. */
async function startOne(
  databaseUrl?: string,
  settings: Record<string, string> = {},
): Promise<Server> {
  const missing = built.filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new Error(`Run "pnpm build" first: ${missing.join(", ")} missing.`);

  const folder = await makeFolder();
  const child = spawn(process.execPath, [join(root, "apps/api/dist/serve.js")], {
    cwd: folder.path,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      DATA_DIR: folder.path,
      DATABASE_URL: databaseUrl,
      DEMO: "on",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "exit");
  const url = await new Promise<string>((ready, failed) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /^Polyportal ready at (\S+)$/m.exec(output)?.[1];
      if (found) ready(found);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then(() => failed(new Error(`The server has ended:\n${output}`)));
  }).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });

  return {
    url,
    dataDir: folder.path,
    log: () => output,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await folder.remove();
    },
  };
}

/**
 * Starts what a school runs: one server on its embedded PostgreSQL, or on that of `databaseUrl`. With
 * E2E_POOLER the latter are two servers behind PgBouncer, which take turns in answering.
 */
export async function startServer(databaseUrl?: string): Promise<Server> {
  if (databaseUrl === undefined || !process.env["E2E_POOLER"]) return startOne(databaseUrl);

  const pooler = await startPgBouncer(databaseUrl);
  const servers: Server[] = [];
  const front = await startRoundRobin(async (publicUrl) => {
    const settings = { PUBLIC_URL: publicUrl, TRUST_PROXY: "1", DATABASE_POOLER: "transaction" };
    const ports = [await freePort(), await freePort()].map(String);
    for (const PORT of ports) {
      servers.push(await startOne(pooler.through(databaseUrl), { ...settings, PORT }));
    }
    return ports.map((port) => new URL(`http://127.0.0.1:${port}`));
  });
  return {
    url: front.url,
    dataDir: servers[0]?.dataDir ?? "",
    log: () => servers.map(({ log }) => log()).join(""),
    async stop() {
      await front.stop();
      for (const { stop } of servers) await stop();
      await pooler.stop();
    },
  };
}
