import { rm } from "node:fs/promises";
import { makeQuickFolder } from "@polyportal/api/src/testing/quick-folder.ts";

export type Folder = { readonly path: string; readonly remove: () => Promise<void> };

/** A folder of one's own that PostgreSQL's account can enter, too. */
export async function makeFolder(): Promise<Folder> {
  const path = await makeQuickFolder("polyportal-e2e-");
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
