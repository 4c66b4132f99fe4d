import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Folder = { readonly path: string; readonly remove: () => Promise<void> };

/** A folder of one's own that PostgreSQL's account can enter, too. */
export async function makeFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), "polyportal-e2e-"));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
