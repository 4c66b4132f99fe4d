import { spawn } from "node:child_process";
import type { RunningServer } from "../start-server.ts";
import { builtProgram } from "./built-program.ts";

/**
 * A server in a process of its own, as production runs it, over the database of `server`: the process, and
 * its address. `settings` are its further variables.
 */
export async function startAnother(
  { services }: Pick<RunningServer, "services">,
  settings: Readonly<Record<string, string>> = {},
) {
  const { databaseUrl, databasePooler } = services.config;
  const child = spawn(process.execPath, [await builtProgram("serve")], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: databaseUrl,
      DATABASE_POOLER: databasePooler,
      DEMO: "true",
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const [, at] = /^Polyportal ready at (\S+)/m.exec(said) ?? [];
    if (at) return { child, at };
  }
  throw new Error(`The other server did not start: ${said}`);
}
