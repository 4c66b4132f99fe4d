import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbedded } from "../../../apps/api/src/database/embedded/embedded.ts";
import { root } from "../../command.ts";

const longestStartMs = 30_000;
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
  /** Ends it as a failing machine does: it finishes nothing. */
  kill(): Promise<void>;
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
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${script} stopped with code ${child.exitCode}.`);
    if (performance.now() - begin > longestStartMs) {
      child.kill("SIGKILL");
      throw new Error(`${script} did not answer on ${path}.`);
    }
    await pause(5);
  }
  const startMs = performance.now() - begin;
  return {
    url,
    startMs,
    async peakMemoryMb() {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    memoryMb: () => residentMb(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** What a process and all that it has started hold in memory. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const started = children.join(" ").split(/\s+/).filter(Boolean).map(Number);
  const theirs = await Promise.all(started.map(residentMb));
  return theirs.reduce((sum, mb) => sum + mb, own);
}

/** A fresh demo database, and how to start the built API or another server on it. */
export type Bench = {
  databaseUrl: string;
  /** As the superuser, for what watches the database. */
  adminUrl: string;
  /** Where the database's own files lie, its log among them. */
  databaseFolder: string;
  /** What a command of the API needs to know of this database. */
  env: Record<string, string>;
  startApi(settings?: Record<string, string>): Promise<Server>;
  startPeer(script: string, env: Record<string, string>, path?: string): Promise<Server>;
};

/** Runs a benchmark over a database of its own; whatever it has started is stopped after it. */
export async function withDatabase<T>(use: (bench: Bench) => Promise<T>): Promise<T> {
  if (!existsSync(entry))
    throw new Error("apps/api/dist/serve.js is absent: run `pnpm build` first.");
  const folder = await mkdtemp(join(tmpdir(), "polyportal-bench-"));
  const database = await startEmbedded(folder);
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: "true",
    APPLICANT_CODE: "never",
  };
  const servers: Server[] = [];
  const start = async (script: string, path: string, given: Record<string, string>) => {
    const server = await startServer(script, path, { ...env, ...given });
    servers.push(server);
    return server;
  };
  try {
    return await use({
      databaseUrl: database.url,
      adminUrl: database.adminUrl,
      databaseFolder: database.folder,
      env,
      startApi: (settings = {}) => start(entry, "/api/health", settings),
      startPeer: (script, given, path = "/") => start(script, path, given),
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
    // Of root it lies where its account can enter, not in the folder of this run.
    for (const path of [folder, database.folder]) await rm(path, { recursive: true, force: true });
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
