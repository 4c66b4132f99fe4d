import { execFile, spawn } from "node:child_process";
import { open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { serverAccount } from "./account.ts";
import { findBinaries, type Binaries } from "./binaries.ts";
import { makeCluster, makeHome, makePassword, type Home } from "./cluster.ts";
import { freePort } from "./free-port.ts";
import { makeDatabase } from "./hand-over.ts";
import { answers, isUsedByOthers } from "../one-connection.ts";
import { findRunning, isNamed, isRunning } from "./postmaster.ts";

const run = promisify(execFile);
const databaseName = "polyportal";
const largestLog = 10 * 1024 * 1024;
/** How often we look whether the server is still there. */
const watchInterval = 1_000;

/** Makes and hands over; no server connects as it. */
const superuser = "polyportal";
/** As whom the server connects. */
const serverRole = "polyportal_server";

export type EmbeddedDatabase = {
  /** As the server connects: its role owns this database, and nothing else. */
  readonly url: string;
  /** As the superuser, for what sets databases up. */
  readonly adminUrl: string;
  /** Where its data, password and log are. */
  readonly folder: string;
  /** Whether a server that was already running is used. */
  readonly reused: boolean;
  /** Fast shutdown, awaited; left running while another process uses it. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL that ships as an npm package on `dataDir`, or finds it running after its
 * parent was killed. It listens on the loopback alone, with passwords of its own, and is started again
 * where it was when it dies.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const account = await serverAccount();
  const binaries = await findBinaries(account);
  const home = await makeHome(dataDir, account);
  const { password } = await makePassword(home, "password");
  const role = { name: serverRole, ...(await makePassword(home, "server-password")) };
  await makeCluster(home, binaries);

  const adminUrlAt = (port: number, database: string) =>
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  const canConnect = (port: number) => answers(adminUrlAt(port, "postgres"));

  const found = await findRunning(home.data, canConnect);
  const port = found ?? (await launchSomewhere(home, binaries, canConnect));
  await makeDatabase((database) => adminUrlAt(port, database), databaseName, role);
  const stopWatching = keepRunning(home, binaries, port);
  const adminUrl = adminUrlAt(port, databaseName);
  return {
    url: `postgres://${serverRole}:${role.password}@127.0.0.1:${port}/${databaseName}`,
    adminUrl,
    folder: home.folder,
    reused: found !== undefined,
    async stop() {
      await stopWatching();
      if (await staysInUse(adminUrl)) return;
      await run(binaries.pgCtl, ["stop", "-D", home.data, "-m", "fast", "-w", "-t", "60"], {
        cwd: home.folder,
        ...account,
      });
    },
  };
}

/**
 * Whether another process goes on using it. Not asked once: a connection of ours that has just been closed
 * is listed until its backend has gone, and the server would be left running for nobody.
 */
async function staysInUse(adminUrl: string): Promise<boolean> {
  for (let turn = 0; turn < 10; turn += 1) {
    if (!(await isUsedByOthers(adminUrl))) return false;
    await pause(200);
  }
  return true;
}

/** A lost race for the port, or against another start on the same folder, is tried again. */
async function launchSomewhere(
  home: Home,
  binaries: Binaries,
  canConnect: (port: number) => Promise<boolean>,
): Promise<number> {
  for (let turn = 1; turn <= 3; turn += 1) {
    await launch(home, binaries, await freePort());
    const port = await findRunning(home.data, canConnect);
    if (port !== undefined) return port;
  }
  throw new Error(await lastWords(home));
}

/** Starts a server that has died again on its port, where the pools look for it; ends when called. */
function keepRunning(home: Home, binaries: Binaries, port: number): () => Promise<void> {
  let look: Promise<void> = Promise.resolve();
  let busy = false;
  const watch = setInterval(() => {
    if (busy) return;
    busy = true;
    look = isRunning(home.data)
      .then((running) => (running ? undefined : launch(home, binaries, port)))
      // What hinders it now may not in a second.
      .catch(() => undefined)
      .finally(() => (busy = false));
  }, watchInterval).unref();
  return async () => {
    clearInterval(watch);
    await look;
  };
}

/** Starts the server in a process group of its own: a Ctrl-C reaches us first, and we stop it. */
async function launch(home: Home, { postgres }: Binaries, port: number): Promise<void> {
  const logPath = join(home.folder, "postgres.log");
  const size = await stat(logPath).then(
    (found) => found.size,
    () => 0,
  );
  const log = await open(logPath, size > largestLog ? "w" : "a", 0o600);
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(postgres, ["-D", home.data, "-p", String(port), ...flags], {
    cwd: home.folder,
    detached: true,
    windowsHide: true,
    stdio: ["ignore", log.fd, log.fd],
    ...home.account,
  });
  let ended = false;
  server.once("exit", () => (ended = true));
  server.once("error", () => (ended = true));
  server.unref();
  // Until its pid file says who it is: between making the file and writing it, a busy machine may let
  // it wait, and whoever took the empty file for none would start another server beside it.
  for (let turn = 0; turn < 3_000 && !ended; turn += 1) {
    if (await isNamed(home.data)) break;
    await pause(10);
  }
  await log.close();
}

async function lastWords({ folder }: Home): Promise<string> {
  const path = join(folder, "postgres.log");
  const log = await readFile(path, "utf8").catch(() => "");
  return `The embedded database did not start. The end of ${path}:\n${log.slice(-2_000)}`;
}
