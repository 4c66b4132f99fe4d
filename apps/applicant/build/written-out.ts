import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { KnownProgramme } from "@polyportal/domain/programmes/programme";
import { outlinesIn } from "@polyportal/domain/programmes/outline";
import type { Plugin } from "vite";

/** Where programmes are fetched: their outlines, and their definitions. */
const table = /[\\/]domain[\\/]src[\\/]programmes[\\/](?:outlines|definitions)\.ts$/;
const outlines = /outlinesIn\((await import\("\.\/[\w-]+\.ts)("\))\)/g;
const definitions = /(import\("\.\/[\w-]+\.ts)("\))/g;

/** What a file of definitions is called where it is written out: its outlines alone, or all of it. */
const writtenFile = /domain\/src\/programmes\/[^/]+\.ts\?(?:outline|whole)$/;

/**
 * Writes out programmes as the data that they are: their outlines, so that no form fetches a definition before its
 * second section, and their definitions, so that none brings what others put together from the same parts.
 */
export function writtenOut(): Plugin {
  return {
    name: "polyportal:written-out",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: table },
      handler(code) {
        const written = code
          .replaceAll(outlines, "($1?outline$2)")
          .replaceAll(definitions, "$1?whole$2");
        if (written === code) this.error("No programme is fetched here: see domain's programmes.");
        return { code: written, map: null };
      },
    },
    load: {
      filter: { id: writtenFile },
      async handler(id) {
        const [path = "", part] = id.split("?");
        const file = (await import(pathToFileURL(path).href)) as Record<string, KnownProgramme>;
        const all = Object.entries(part === "outline" ? outlinesIn(file) : file);
        return all
          .map(([name, one]) => {
            const text = JSON.stringify(one);
            if (!isDeepStrictEqual(JSON.parse(text), one)) this.error(`${name} is not data alone`);
            return `export const ${name} = ${text};`;
          })
          .join("\n");
      },
    },
  };
}
