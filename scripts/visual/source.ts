/** What a module's source says: without comments, types and the way in which it is laid out. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Scanner } from "@tailwindcss/oxide";
import { minify, transform } from "rolldown/utils";

export type Source = {
  hash: string;
  /** The classes in it that `names` has. */
  classes: string[];
  /** Files that it names by their address: `new URL("scan.worker.ts", import.meta.url)`. */
  addresses: string[];
  /** Files of ours that it imports by their path. */
  relatives: string[];
};

type Given = {
  /** The code of a module that is no file. */
  code?: string;
  /** The classes that are looked for. */
  names?: ReadonlySet<string>;
};

const isCode = /\.(ts|tsx|js|jsx|mjs)$/;

/** Reads the module with that id: a path, perhaps with a query. */
export async function readSource(id: string, { code, names }: Given = {}): Promise<Source> {
  const [path = "", query = ""] = id.split("?");
  const bytes = code === undefined ? await readFile(path) : Buffer.from(code);
  // What is imported as a text or by its address is taken as it stands.
  const isText = isCode.test(path) && query === "";
  const said = isText ? await withoutComments(path, bytes.toString()) : bytes;
  const text = isText ? String(said) : "";
  return {
    hash: createHash("sha256").update(said).digest("hex"),
    classes: names ? classesIn(String(said), path, names) : [],
    addresses: paths(text, /new URL\(["'`]([^"'`]+)["'`],import\.meta\.url\)/g, path),
    relatives: paths(text, /(?:from|import)\(?["'`](\.[^"'`]+)["'`]/g, path),
  };
}

async function withoutComments(path: string, text: string): Promise<string> {
  const { code, errors } = await transform(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const small = await minify(path.replace(/\.\w+$/, ".js"), code, {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true },
  });
  return small.code;
}

/** As Tailwind itself finds them. */
function classesIn(content: string, path: string, names: ReadonlySet<string>): string[] {
  const extension = path.split(".").at(-1) ?? "";
  const found = new Scanner({}).getCandidatesWithPositions({ content, extension });
  return [...new Set(found.map(({ candidate }) => candidate))].filter((one) => names.has(one));
}

const paths = (text: string, pattern: RegExp, from: string): string[] =>
  [...text.matchAll(pattern)].map(([, path = ""]) => resolve(dirname(from), path));
