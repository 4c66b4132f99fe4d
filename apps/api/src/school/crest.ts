import { readFile } from "node:fs/promises";
import type { Config } from "../config.ts";
import type { Extension } from "../server/app.ts";
import { crestPath } from "./school.ts";

/** A school that has given no crest gets an open book on a shield. */
export const plainCrest = {
  width: 64,
  height: 72,
  colour: "#14532d",
  shield: "M32 0 62 8v30c0 17-13 28-30 34C15 66 2 55 2 38V8z",
  book: "M32 24c-5-4-12-6-20-6v24c8 0 15 2 20 6 5-4 12-6 20-6V18c-8 0-15 2-20 6z",
  lines: "M32 24v24M17 25c4 0 7 1 10 3m-10 4c4 0 7 1 10 3m20-10c-4 0-7 1-10 3m10 4c-4 0-7 1-10 3",
} as const;

const { width, height, colour, shield, book, lines } = plainCrest;
const plainPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Crest">
<path fill="${colour}" d="${shield}"/>
<path fill="#fff" d="${book}"/>
<path fill="none" stroke="${colour}" stroke-width="2" d="${lines}"/>
</svg>`;

const types: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  webp: "image/webp",
};

/** Serves the school's crest: the configured file, or a plain one. */
export function crestRoute({ school }: Config): Extension {
  return (app) => {
    app.get(crestPath, async (c) => {
      c.header("Cache-Control", "public, max-age=3600");
      // A drawing runs no script and loads nothing, even when it is opened by itself.
      c.header("Content-Security-Policy", "default-src 'none'; sandbox");
      if (!school.crest) return c.body(plainPicture, 200, { "Content-Type": "image/svg+xml" });
      const type = types[school.crest.replace(/^.*\./, "").toLowerCase()] ?? "image/jpeg";
      return c.body(new Uint8Array(await readFile(school.crest)), 200, { "Content-Type": type });
    });
  };
}
