import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { constants, setPriority } from "node:os";
import { delimiter, dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

type Environment = { env?: Record<string, string>; cwd?: string };
type Options = Environment & { quiet?: boolean };

/** Runs a tool of the workspace, from the root if nothing else is said; its exit code. Its output is ours unless `quiet`. */
export function command(name: string, args: readonly string[], options: Options = {}) {
  const stdio: StdioOptions = ["ignore", options.quiet ? "ignore" : "inherit", "inherit"];
  return codeOf(start(name, args, options, stdio));
}

/**
 * The same at a lower priority than what runs in the foreground. Its output comes with its exit code, not in
 * between that of others.
 */
export async function commandInBackground(
  name: string,
  args: readonly string[],
  options: Environment = {},
): Promise<{ code: number; output: string }> {
  const child = start(name, args, options, ["ignore", "pipe", "pipe"]);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  return { code: await codeOf(child), output };
}

const start = (
  name: string,
  args: readonly string[],
  { env, cwd = root }: Environment,
  stdio: StdioOptions,
): ChildProcess =>
  spawn(name, args, {
    cwd,
    env: { ...process.env, ...toolEnv, ...env },
    shell: process.platform === "win32",
    stdio,
  });

const codeOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });

/** The workspace's own tools first; nobody is called home. */
export const toolEnv = {
  PATH: join(root, "node_modules/.bin") + delimiter + (process.env["PATH"] ?? ""),
  DO_NOT_TRACK: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
};
