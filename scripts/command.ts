import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { delimiter, dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

type Environment = { env?: Record<string, string> };
type Options = Environment & { quiet?: boolean };

/** Runs a tool of the workspace from the root; its exit code. Its output is ours unless `quiet`. */
export function command(name: string, args: readonly string[], options: Options = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: root,
      env: { ...process.env, ...toolEnv, ...options.env },
      shell: process.platform === "win32",
      stdio: ["ignore", options.quiet ? "ignore" : "inherit", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * The same beside other tools, which come first on every core: what it said comes with its exit code, so that it
 * stands in one place.
 */
export function commandAside(name: string, args: readonly string[], options: Environment = {}) {
  return new Promise<{ code: number; said: string }>((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: root,
      env: { ...process.env, ...toolEnv, ...options.env },
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let said = "";
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding("utf8").on("data", (text: string) => (said += text));
    }
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, said }));
  });
}

/** The workspace's own tools first; nobody is called home. */
export const toolEnv = {
  PATH: join(root, "node_modules/.bin") + delimiter + (process.env["PATH"] ?? ""),
  DO_NOT_TRACK: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
};
