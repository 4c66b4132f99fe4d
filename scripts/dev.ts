/** The API on its sources and both apps with hot reload: `pnpm dev`. One Ctrl-C stops all of them. */
import "./check-node.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { root, toolEnv } from "./command.ts";

const port = process.env["PORT"] ?? "4000";
const servers: [folder: string, tool: string, ...args: string[]][] = [
  ["apps/api", process.execPath, "--watch", "--watch-preserve-output", "src/main.ts"],
  ["apps/applicant", "vite", "--clearScreen", "false"],
  ["apps/portal", "vite", "--clearScreen", "false"],
];

const running = new Set<ChildProcess>();
let stopping = false;

for (const [folder, tool, ...args] of servers) {
  const child = spawn(tool, args, {
    cwd: join(root, folder),
    env: { ...process.env, ...toolEnv, PORT: port },
    shell: process.platform === "win32",
    stdio: ["ignore", "inherit", "inherit"],
  });
  running.add(child);
  child.on("error", (error) => stop(`${folder} did not start: ${error.message}`));
  child.on("exit", (code) => {
    running.delete(child);
    if (!stopping) stop(`${folder} stopped${code ? ` with code ${code}` : ""}.`);
  });
}

console.log(
  "Applicant app http://localhost:5173, portal http://localhost:5174, " +
    `API http://localhost:${port}/api/docs. Ctrl-C stops all.`,
);

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop());

/** Ends what still runs; a reason makes it a failure. Our own end comes with the last child's. */
function stop(reason?: string): void {
  if (stopping) return;
  stopping = true;
  if (reason) {
    console.error(reason);
    process.exitCode = 1;
  }
  for (const child of running) child.kill("SIGTERM");
}
