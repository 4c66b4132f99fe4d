import { pathToFileURL } from "node:url";
import type { KnownProgramme } from "@polyportal/domain/programmes/catalogue";
import { outlinesIn } from "@polyportal/domain/programmes/outline";
import type { Plugin } from "vite";

const table = /[\\/]domain[\\/]src[\\/]programmes[\\/]outlines\.ts$/;
const written = "?outline";

/** What a file of definitions is called where its outlines alone are meant. */
const outlineFile = /domain\/src\/programmes\/[^/]+\.ts\?outline$/;

/** Writes out the outlines of programmes, so that no form fetches a definition before its second section. */
export function outlines(): Plugin {
  return {
    name: "polyportal:outlines",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: table },
      handler(code) {
        const asked = /outlinesIn\((await import\("\.\/[\w-]+\.ts)("\))\)/g;
        if (!asked.test(code)) this.error("No outline is fetched here: see domain's outlines.ts.");
        return { code: code.replaceAll(asked, `($1${written}$2)`), map: null };
      },
    },
    load: {
      filter: { id: outlineFile },
      async handler(id) {
        const file: unknown = await import(pathToFileURL(id.slice(0, -written.length)).href);
        const parts = Object.entries(outlinesIn(file as Record<string, KnownProgramme>));
        return parts
          .map(([name, part]) => `export const ${name} = ${JSON.stringify(part)};`)
          .join("\n");
      },
    },
  };
}
