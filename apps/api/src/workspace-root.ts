import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The workspace that this file runs in, from its sources as from a build; undefined outside one. */
export function workspaceRoot(): string | undefined {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "pnpm-workspace.yaml"))) return folder;
  }
  return undefined;
}
