/**
 * What the plays of each file of stories rest on, as one hash: with the same hash they end as they ended before,
 * and need not be played again. In it is every file of ours that the stories reach by an import, as it
 * stands; and in the hash of all of them `.storybook`, every stylesheet, how the plays are run, and the lock
 * file, which has the version of each library and of the browser.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** A file's text, by its path from the root. */
type Read = (path: string) => string;

/** Whatever a story shows or asks, these decide how. */
const ofAll = [
  ".storybook/**/*.{ts,tsx,css}",
  "{packages,apps}/*/src/**/*.css",
  "packages/ui/vitest.config.ts",
  "scripts/test/story-waits.ts",
  "pnpm-lock.yaml",
];

/** By the path of each file of stories from the root: the hash of its inputs. */
export function storyInputs(root: string, read: Read = readIn(root)): Map<string, string> {
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const known = modules.get(path);
    if (known) return known;
    const module = readModule(root, path, read(path));
    modules.set(path, module);
    return module;
  };
  const reach = (from: readonly string[]): string[] => {
    const seen = new Set<string>();
    const open = [...from];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      open.push(...moduleAt(path).imports);
    }
    return [...seen].toSorted();
  };
  const hashOf = (paths: readonly string[]) => {
    const hash = createHash("sha256");
    for (const path of paths) hash.update(`${path} ${moduleAt(path).hash}\n`);
    return hash.digest("hex").slice(0, 12);
  };
  const common = hashOf(reach(globSync(ofAll, { cwd: root }).map(posix)));
  const files = globSync("{packages,apps}/*/src/**/*.stories.tsx", { cwd: root }).map(posix);
  return new Map(files.toSorted().map((file) => [file, `${common}-${hashOf(reach([file]))}`]));
}

type Module = { readonly hash: string; readonly imports: readonly string[] };

const readIn = (root: string) => (path: string) => readFileSync(join(root, path), "utf8");

const isCode = (path: string) => /\.tsx?$/.test(path);

function readModule(root: string, path: string, text: string): Module {
  const hash = createHash("sha256").update(text).digest("hex");
  return { hash, imports: isCode(path) ? importsOf(root, path, text) : [] };
}

/** What the running code imports: `import type` is gone by then. */
function importsOf(root: string, path: string, source: string): string[] {
  const text = source.replaceAll(
    /\b(?:import|export) type\b[^"'`;]*?\bfrom\s*["'][^"'\n]+["']/g,
    "",
  );
  const named = [...text.matchAll(/\b(from|import)\s*(\(?)\s*["'`]([^"'`\n]+)["'`]/g)]
    // A table of pages: a story draws the page that it imports itself.
    .filter(([, , call, to]) => !(call && isPageTable(path) && to?.endsWith(".page.tsx")))
    .flatMap(([, , , to = ""]) => fileOf(root, path, to) ?? []);
  const addresses = [...text.matchAll(/new URL\(\s*["'`]([^"'`\n]+)["'`],\s*import\.meta\.url/g)];
  const globs = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*["'`]([^"'`\n]+)["'`]/g)];
  const folder = dirname(join(root, path));
  return [
    ...named,
    ...addresses.map(([, to = ""]) => within(root, resolve(folder, to))),
    ...globs.flatMap(([, pattern = ""]) =>
      globSync(pattern, { cwd: folder }).map((file) => within(root, resolve(folder, file))),
    ),
  ];
}

const isPageTable = (path: string) => /^apps\/[^/]+\/src\/app\//.test(path);

/** With slashes on Windows, too: the record is the same on each system. */
const within = (root: string, path: string) => posix(relative(root, path));

const posix = (path: string) => path.replaceAll("\\", "/");

/** The file of ours that an import names; none where it is a library's, whose version the lock file has. */
function fileOf(root: string, from: string, specifier: string): string | undefined {
  const [named = ""] = specifier.split("?");
  const own = /^@polyportal\/([^/]+)\/(.+)$/.exec(named);
  if (!named.startsWith(".") && !own) return undefined;
  const file = own
    ? exported(root, own[1] ?? "", own[2] ?? "")
    : within(root, resolve(dirname(join(root, from)), named));
  if (!existsSync(join(root, file))) throw new Error(`${from} imports ${specifier}: no such file.`);
  return file;
}

/** Where a package of ours has what it exports by that name. */
function exported(root: string, name: string, part: string): string {
  const folder = join("packages", name);
  if (!existsSync(join(root, folder))) return posix(join("apps", name, part));
  const exports = exportsOf(join(root, folder, "package.json"));
  const exact = exports[`./${part}`];
  return posix(join(folder, exact ?? (exports["./*"] ?? "./*").replace("*", part)));
}

const exportsRead = new Map<string, Record<string, string>>();

function exportsOf(manifest: string): Record<string, string> {
  const exports = exportsRead.get(manifest) ?? JSON.parse(readFileSync(manifest, "utf8")).exports;
  exportsRead.set(manifest, exports);
  return exports;
}
