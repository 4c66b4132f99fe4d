/** The packages that modules come from. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const versions = new Map<string, string>();

/** `react@19.3.1` of a module of a package; nothing of one of ours. */
export function packageOf(id: string): string | undefined {
  const found = /^\0?(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(id);
  if (!found) return undefined;
  const [, folder = "", name = ""] = found;
  return `${name}@${versionOf(folder)}`;
}

/** `react@19.3.1` of a package that the workspace's root depends on. */
export const versionIn = (root: string, name: string): string =>
  `${name}@${versionOf(join(root, "node_modules", name))}`;

function versionOf(folder: string): string {
  const known = versions.get(folder);
  if (known !== undefined) return known;
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version?: string;
  };
  versions.set(folder, version ?? "");
  return version ?? "";
}
