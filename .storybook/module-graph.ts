/**
 * Writes what each module of a build imports into the file that `MODULE_GRAPH` names: by it
 * `scripts/visual/fingerprint.ts` knows what a story's pictures depend on.
 */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** A build's modules by their ids: absolute paths with their queries, or the names of what plugins make. */
export type ModuleGraph = Record<string, GraphModule>;

type GraphModule = {
  /** The ids that it imports at once. */
  imports: string[];
  /** The ids that it imports when it needs them. */
  dynamicImports: string[];
  /** The code of a module that is no file: a file is read where it lies. */
  code?: string;
};

/** One plugin for the build, and one for the workers that it builds apart, into one graph. */
export function moduleGraph(file: string): { ofBuild: Plugin; ofWorkers: () => Plugin[] } {
  const graph: ModuleGraph = {};
  const collect: Plugin["buildEnd"] = function (error) {
    if (error) return;
    for (const id of this.getModuleIds()) {
      const info = this.getModuleInfo(id);
      if (!info) continue;
      const isFile = existsSync(id.replace(/\?.*$/, ""));
      graph[id] = {
        imports: [...info.importedIds],
        dynamicImports: [...info.dynamicallyImportedIds],
        ...(!isFile && { code: info.code ?? "" }),
      };
    }
  };
  return {
    ofBuild: {
      name: "polyportal:module-graph",
      apply: "build",
      buildEnd: collect,
      closeBundle: () => writeFile(file, JSON.stringify(graph)),
    },
    ofWorkers: () => [{ name: "polyportal:module-graph-of-workers", buildEnd: collect }],
  };
}
