import { execFile, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  access,
  chmod,
  chown,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { isTraversable, serverAccount, type Account } from "./account.ts";
import { findBinaries, openFolder, type Binaries } from "./binaries.ts";
import { freePort } from "./free-port.ts";
import { findRunning } from "./postmaster.ts";

const run = promisify(execFile);
const databaseName = "polyportal";
const largestLog = 10 * 1024 * 1024;

export type EmbeddedDatabase = {
  readonly url: string;
  /** Whether a server that was already running is used. */
  readonly reused: boolean;
  /** Fast shutdown, awaited; left running while another process uses it. */
  readonly stop: () => Promise<void>;
};

/** The folder of one database: `data`, `password` and `postgres.log`, closed to everyone else. */
type Home = {
  readonly folder: string;
  readonly data: string;
  readonly account: Account | undefined;
};

/**
 * Starts the PostgreSQL that ships as an npm package on `dataDir`, or finds it running after its
 * parent was killed. It listens on the loopback alone, with a password of its own.
 */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const account = await serverAccount();
  const binaries = await findBinaries(account);
  const home = await makeHome(dataDir, account);
  const password = await makePassword(home);
  await makeCluster(home, binaries);

  const urlAt = (port: number, database: string) =>
    `postgres://polyportal:${password}@127.0.0.1:${port}/${database}`;
  const canConnect = (port: number) => answers(urlAt(port, "postgres"));

  let port = await findRunning(home.data, canConnect);
  const reused = port !== undefined;
  // A lost race for the port, or against another start on the same folder, is tried again.
  for (let turn = 1; port === undefined; turn += 1) {
    await launch(home, binaries, await freePort());
    port = await findRunning(home.data, canConnect);
    if (port === undefined && turn === 3) throw new Error(await lastWords(home));
  }
  await makeDatabase(urlAt(port, "postgres"));
  const url = urlAt(port, databaseName);
  return {
    url,
    reused,
    async stop() {
      if (await isUsedByOthers(url)) return;
      await run(binaries.pgCtl, ["stop", "-D", home.data, "-m", "fast", "-w", "-t", "60"], {
        cwd: home.folder,
        ...account,
      });
    },
  };
}

async function makeHome(dataDir: string, account: Account | undefined): Promise<Home> {
  let folder = join(dataDir, "postgres");
  if (account && !(await isTraversable(dataDir))) {
    const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
    folder = join(openFolder, hash);
  }
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  // Without links, as the server itself will name its working folder.
  folder = await realpath(folder);
  return { folder, data: join(folder, "data"), account };
}

async function makePassword({ folder, account }: Home): Promise<string> {
  const path = join(folder, "password");
  try {
    await writeFile(path, randomBytes(24).toString("base64url"), { flag: "wx", mode: 0o600 });
    if (account) await chown(path, account.uid, account.gid);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return (await readFile(path, "utf8")).trim();
}

/** Runs initdb aside and renames its result, so that a killed first start leaves no half database. */
async function makeCluster({ folder, data, account }: Home, { initdb }: Binaries): Promise<void> {
  const exists = await access(join(data, "PG_VERSION")).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const aside = `${data}-${randomUUID()}`;
  const options = [
    "--username=polyportal",
    `--pwfile=${join(folder, "password")}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=en-NG",
    "--data-checksums",
  ];
  await run(initdb, [`--pgdata=${aside}`, ...options], { cwd: folder, ...account });
  await rename(aside, data).catch(() => rm(aside, { recursive: true, force: true }));
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
  // Until it has written its pid file; from there on the file tells how it is.
  for (let turn = 0; turn < 500 && !ended; turn += 1) {
    const started = await access(join(home.data, "postmaster.pid")).then(
      () => true,
      () => false,
    );
    if (started) break;
    await pause(10);
  }
  await log.close();
}

/** Runs `work` on a connection of its own. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    application_name: "polyportal-start",
  });
  // A server that goes down while we ask is answered by the query's own failure.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const answers = (url: string): Promise<boolean> =>
  connected(url, (client) => client.query("select 1")).then(
    () => true,
    () => false,
  );

async function makeDatabase(url: string): Promise<void> {
  await connected(url, async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [
      databaseName,
    ]);
    if (found.rowCount) return;
    await client.query(`create database ${databaseName}`).catch((error: unknown) => {
      // Made by another start in the meantime: 42P04 or, at the same moment, 23505.
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== "42P04" && code !== "23505") throw error;
    });
  });
}

/** Jobs keep every api process connected, so a connection under its name is a process that runs. */
const isUsedByOthers = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    const found = await client.query(
      "select 1 from pg_stat_activity where application_name = 'polyportal' limit 1",
    );
    return Boolean(found.rowCount);
  }).catch(() => false);

async function lastWords({ folder }: Home): Promise<string> {
  const path = join(folder, "postgres.log");
  const log = await readFile(path, "utf8").catch(() => "");
  return `The embedded database did not start. The end of ${path}:\n${log.slice(-2_000)}`;
}
