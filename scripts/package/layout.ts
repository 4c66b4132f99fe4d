import { join, relative, sep } from "node:path";
import { readFileSync } from "node:fs";
import { root } from "../command.ts";

export const uiFolder = join(root, "packages/ui");
export const packageFolder = join(uiFolder, "dist");
const packages = join(root, "packages");

/**
 * Where a source file stands in the package, without its ending: ui's own from the top
 * (`components/button/button`), what it needs of domain under `domain/`.
 */
export function placeInPackage(file: string): string {
  const path = relative(packages, file).split(sep).join("/");
  return path
    .replace(/^ui\/src\//, "")
    .replace(/^domain\/src\//, "domain/")
    .replace(/(?<!\.d)\.tsx?$/, "");
}

type Manifest = Record<string, unknown> & {
  exports: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** The workspace's own package.json of ui, whose exports are the sources. */
export const sourceManifest = (): Manifest =>
  JSON.parse(readFileSync(join(uiFolder, "package.json"), "utf8")) as Manifest;

/** The exported scripts: their name without `./`, and the file. */
export const exportedScripts = (): [name: string, file: string][] =>
  Object.entries(sourceManifest().exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([name, file]) => [name.slice(2), join(uiFolder, file)]);
