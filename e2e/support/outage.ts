/** An outage of the embedded PostgreSQL, which its server would otherwise end within a second. */
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Server } from "./server.ts";

/** Kills the database as a power cut does, and keeps it from starting until `letItStart`. */
export async function killDatabase({ dataDir }: Server) {
  const data = join(dataDir, "postgres/data");
  const settings = join(data, "postgresql.conf");
  const pid = Number((await readFile(join(data, "postmaster.pid"), "utf8")).split("\n")[0]);
  await rename(settings, `${settings}.away`);
  process.kill(pid, "SIGKILL");
  return { letItStart: () => rename(`${settings}.away`, settings) };
}
