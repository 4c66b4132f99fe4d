import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { serverAccount } from "../database/embedded/account.ts";
import { freePort } from "../database/embedded/free-port.ts";

export type PgBouncer = {
  /** The same database by way of the pooler. */
  readonly through: (url: string) => string;
  readonly stop: () => Promise<void>;
};

/** Whether PgBouncer is installed: `apt-get install pgbouncer`. */
export const hasPgBouncer = (): Promise<boolean> =>
  promisify(execFile)("pgbouncer", ["--version"]).then(
    () => true,
    () => false,
  );

/**
 * PgBouncer in transaction mode before the server of `urls`, with few connections, so that one serves
 * many clients in turn. Every database of that server can be reached through it.
 */
export async function startPgBouncer(...urls: string[]): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-pgbouncer-"));
  const port = await freePort();
  const servers = urls.map((url) => new URL(url));
  const [{ hostname, port: serverPort } = new URL("postgres://localhost")] = servers;
  const users = servers.map(({ username, password }) => `"${username}" "${password}"`);
  const file = join(folder, "pgbouncer.ini");
  await writeFile(join(folder, "users.txt"), users.join("\n"));
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 2000
server_idle_timeout = 2
`,
  );
  const account = await serverAccount();
  if (account) {
    for (const path of [folder, file, join(folder, "users.txt")]) {
      await chown(path, account.uid, account.gid);
    }
    await chmod(folder, 0o700);
  }
  const child = spawn("pgbouncer", ["-q", file], { stdio: "ignore", cwd: folder, ...account });
  const ended = once(child, "exit");
  for (let turn = 0; !(await listens(port)); turn += 1) {
    if (turn === 200 || child.exitCode !== null) throw new Error("PgBouncer did not start.");
    await pause(50);
  }
  return {
    through: (url) => {
      const pooled = new URL(url);
      pooled.port = String(port);
      return pooled.href;
    },
    async stop() {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => answer(true)).once("error", () => answer(false));
    socket.once("connect", () => socket.end());
  });
