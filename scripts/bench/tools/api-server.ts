import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../../../apps/api/src/database/embedded/embedded.ts";
import { freePort } from "../../../apps/api/src/database/embedded/free-port.ts";
import { root } from "../../command.ts";
import { untilAnswers } from "../../serve.ts";

/** The first start makes the demo school, which a busy machine takes its time for. */
const longestStartMs = 120_000;
const entry = join(root, "apps/api/dist/serve.js");

export type Server = {
  url: string;
  /** From the process's start to the first answer. */
  startMs: number;
  /** The most memory that the process has held so far. */
  peakMemoryMb(): Promise<number>;
  /** What it holds now, its children's with it. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
};

/** Runs a script as a server of its own on a free port and waits for its first answer on `path`. */
async function startServer(
  script: string,
  path: string,
  env: Record<string, string>,
): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  await untilAnswers(url + path, child, longestStartMs);
  const pid = child.pid ?? 0;
  return {
    url,
    startMs: performance.now() - begin,
    peakMemoryMb: () => memoryOf(pid, "VmHWM"),
    memoryMb: () => residentMb(pid),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function memoryOf(pid: number, kind: "VmHWM" | "VmRSS"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** What a process and all that it has started hold in memory. */
async function residentMb(pid: number): Promise<number> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const started = children.join(" ").split(/\s+/).filter(Boolean).map(Number);
  const all = await Promise.all([memoryOf(pid, "VmRSS"), ...started.map(residentMb)]);
  return all.reduce((sum, mb) => sum + mb, 0);
}

/** A fresh demo database, and how to start the built API or another server on it. */
export type Bench = {
  /** Asks the database as its superuser. */
  client: pg.Client;
  adminUrl: string;
  /** Where the database's own files lie, its log among them. */
  databaseFolder: string;
  /** What a command of the API needs to know of this database. */
  env: Record<string, string>;
  startApi(settings?: Record<string, string>): Promise<Server>;
  startPeer(script: string, env: Record<string, string>): Promise<Server>;
};

/** Runs a benchmark over a database of its own; whatever it has started is stopped after it. */
export async function withDatabase<T>(use: (bench: Bench) => Promise<T>): Promise<T> {
  if (!existsSync(entry))
    throw new Error("apps/api/dist/serve.js is absent: run `pnpm build` first.");
  const folder = await mkdtemp(join(tmpdir(), "polyportal-bench-"));
  const { url, adminUrl, folder: databaseFolder, stop } = await startEmbedded(folder);
  const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO: "true", APPLICANT_CODE: "never" };
  const client = new pg.Client(adminUrl);
  await client.connect();
  const servers: Server[] = [];
  const start = async (script: string, path: string, given: Record<string, string>) => {
    const server = await startServer(script, path, { ...env, ...given });
    servers.push(server);
    return server;
  };
  try {
    return await use({
      client,
      adminUrl,
      databaseFolder,
      env,
      startApi: (settings = {}) => start(entry, "/api/health", settings),
      startPeer: (script, given) => start(script, "/", given),
    });
  } finally {
    await client.end();
    await Promise.all(servers.map((server) => server.stop()));
    await stop();
    // Of root it lies where its account can enter, not in the folder of this run.
    for (const path of [folder, databaseFolder]) await rm(path, { recursive: true, force: true });
  }
}

/** The same with the demo school in it, which takes the API more memory than anything after it. */
export const withDemo = <T>(use: (bench: Bench) => Promise<T>): Promise<T> =>
  withDatabase(async (bench) => {
    await (await bench.startApi()).stop();
    return use(bench);
  });
