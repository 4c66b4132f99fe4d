import { basename } from "node:path";
import type { Plugin } from "vite";
import { planChunks, type Limits, type Module } from "./plan-chunks.ts";

/**
 * Puts what pages share into few files (`planChunks`): the plugin learns which module imports which, and `group`, one
 * of `codeSplitting.groups`, names the file of each.
 */
export function mergeChunks(limits: Omit<Limits, "isApart">) {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: "polyportal:merge-chunks",
    apply: "build",
    buildEnd(error) {
      names.clear();
      if (error) return;
      const modules = new Map<string, Module>();
      let start: string | undefined;
      // In an order that does not hang on which file was read first.
      for (const id of [...this.getModuleIds()].toSorted()) {
        const info = this.getModuleInfo(id);
        if (!info || id.startsWith("\0")) continue;
        if (info.isEntry) start = id;
        modules.set(id, {
          imports: info.importedIds,
          loads: info.dynamicallyImportedIds,
          bytes: info.code?.length ?? 0,
        });
      }
      if (start === undefined) return;
      const chunks = planChunks(modules, start, { ...limits, isApart });
      for (const [at, ids] of chunks.entries()) {
        for (const id of ids) names.set(id, `${basename(ids[0] ?? "")}~${at}`);
      }
    },
  };
  return { plugin, group: { name: (id: string) => names.get(id) } };
}

/** Styles hold for the whole page, whoever fetched them. */
const isApart = (id: string): boolean => /\.css(?:$|\?)/.test(id);
