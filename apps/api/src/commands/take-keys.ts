import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Database } from "../database/connect.ts";
import { keptSecrets } from "../sign-in/secrets.ts";

/**
 * Writes the keys that lie in the database into files of `folder` that only their owner can read, and
 * answers what to set. The database forgets them at the first start that is given them.
 */
export async function takeKeys(db: Database, folder: string): Promise<string[]> {
  const kept = await keptSecrets(db);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lines: string[] = [];
  for (const { variable, value } of kept) {
    const path = resolve(join(folder, variable.toLowerCase()));
    // A key that was taken before is overwritten by nothing.
    await writeFile(path, `${value}\n`, { flag: "wx", mode: 0o600 });
    lines.push(`${variable}_FILE=${path}`);
  }
  return lines;
}
