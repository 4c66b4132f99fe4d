/** Who approves, by the name that commits carry, and when. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../command.ts";

export async function approvalNow(): Promise<string> {
  const name = await promisify(execFile)("git", ["config", "user.name"], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => "somebody",
  );
  return `${name}, ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
