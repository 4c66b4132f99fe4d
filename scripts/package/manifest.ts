import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  exportedScripts,
  packageFolder,
  placeInPackage,
  sourceManifest,
  uiFolder,
} from "./layout.ts";

const packageName = /^(?:@[^/]+\/)?[^/]+/;

/** Other people's packages that the written modules import. */
function importedPackages(): Set<string> {
  const files = readdirSync(packageFolder, { recursive: true, encoding: "utf8" });
  const names = files
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [
      ...readFileSync(join(packageFolder, file), "utf8").matchAll(
        /^(?:import\b[^"]*|export\b[^"]*\bfrom\s*|.*\bimport\()"([^."][^"]*)"/gm,
      ),
    ])
    .map(([, name]) => packageName.exec(name ?? "")?.[0] ?? "");
  return new Set(names);
}

/** A range from the version that this workspace has tested. */
function tested(dependency: string): string {
  const manifest = join(uiFolder, "node_modules", dependency, "package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return `^${version}`;
}

const kept = ["name", "version", "description", "license", "type", "sideEffects"];

/** The package.json that a stranger gets: built files in place of sources, ranges in place of pins. */
export function packageManifest(): Record<string, unknown> {
  const source = sourceManifest();
  const { peerDependencies } = source;
  const dependencies = [...importedPackages()].filter((name) => !(name in peerDependencies));
  const scripts = exportedScripts().map(([name, file]) => {
    const place = placeInPackage(file);
    return [`./${name}`, { types: `./${place}.d.ts`, default: `./${place}.js` }] as const;
  });
  return {
    ...Object.fromEntries(kept.map((key) => [key, source[key]])),
    exports: {
      ...Object.fromEntries(scripts),
      "./styles.css": "./styles.css",
      "./theme.css": "./theme.css",
      "./package.json": "./package.json",
    },
    dependencies: Object.fromEntries(dependencies.toSorted().map((name) => [name, tested(name)])),
    peerDependencies,
    peerDependenciesMeta: source["peerDependenciesMeta"],
  };
}
