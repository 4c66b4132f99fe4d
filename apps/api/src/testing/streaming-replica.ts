import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { serverAccount } from "../database/embedded/account.ts";
import { findBinaries } from "../database/embedded/binaries.ts";
import type { EmbeddedDatabase } from "../database/embedded/embedded.ts";
import { freePort } from "../database/embedded/free-port.ts";
import { answers, connected } from "../database/one-connection.ts";

export type StreamingReplica = {
  /** As the server connects. */
  readonly url: string;
  /** Keeps receiving, and shows nothing new until `resume`. */
  readonly pauseReplay: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** As a crash does. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
};

const run = promisify(execFile);

/**
 * A streaming replica of `primary`, made of a copy of its folder while it runs and its own programs,
 * for the package brings no pg_basebackup.
 */
export async function startReplica(primary: EmbeddedDatabase): Promise<StreamingReplica> {
  const account = await serverAccount();
  const { postgres } = await findBinaries(account);
  const data = join(primary.folder, "replica");
  const port = await freePort();
  const own = { cwd: primary.folder, ...account };

  await connected(primary.adminUrl, async (client) => {
    await client.query("select pg_backup_start('replica', fast => true)");
    // A file that goes while it is copied is made whole by what was logged.
    await run("cp", ["-a", join(primary.folder, "data"), data], own).catch(() => undefined);
    const { rows } = await client.query<{ labelfile: string }>(
      "select * from pg_backup_stop(false)",
    );
    await writeFile(join(data, "backup_label"), rows[0]?.labelfile ?? "");
  });
  for (const file of ["postmaster.pid", "postmaster.opts"])
    await rm(join(data, file), { force: true });
  const from = new URL(primary.adminUrl);
  const source = `host=127.0.0.1 port=${from.port} user=${from.username} password=${from.password}`;
  await appendFile(join(data, "postgresql.auto.conf"), `\nprimary_conninfo = '${source}'\n`);
  await writeFile(join(data, "standby.signal"), "");
  if (account) {
    const made = ["backup_label", "standby.signal"].map((file) => join(data, file));
    await run("chown", [`${account.uid}:${account.gid}`, ...made]);
  }

  const at = (url: string) => {
    const moved = new URL(url);
    moved.port = String(port);
    return moved.href;
  };
  const start = async () => {
    const flags = ["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="];
    const server = spawn(postgres, ["-D", data, "-p", String(port), ...flags], {
      ...own,
      stdio: "ignore",
    });
    for (let turn = 0; !(await answers(at(primary.adminUrl))); turn += 1) {
      if (turn === 200 || server.exitCode !== null) throw new Error("The replica did not start.");
      await pause(50);
    }
    return server;
  };
  const command = (text: string) =>
    connected(at(primary.adminUrl), async (client) => void (await client.query(text)));
  let server = await start();
  return {
    url: at(primary.url),
    pauseReplay: () => command("select pg_wal_replay_pause()"),
    resume: () => command("select pg_wal_replay_resume()"),
    async kill() {
      const ended = once(server, "exit");
      server.kill("SIGQUIT");
      await ended;
    },
    async start() {
      server = await start();
    },
  };
}
