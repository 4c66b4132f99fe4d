/**
 * What the pictures of a story, and what is checked of it, depend on: its fingerprint. The same fingerprint
 * means the same pictures, so that nobody has to draw them. In it are the sources of all modules that the
 * story's file reaches, the versions of the packages among them, the base of the stylesheet and those of
 * Tailwind's utilities whose classes stand in these sources, `.storybook`, what takes and checks the
 * pictures, and the browser with its fonts. Not in it: comments, types, and what the docs say of a component.
 */
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { ModuleGraph } from "../../.storybook/module-graph.ts";
import { packageOf, versionIn } from "./packages.ts";
import { readSource, type Source } from "./source.ts";
import { builtIn, graphOf } from "./storybook.ts";
import { readStylesheet, type Stylesheet } from "./stylesheet.ts";

export type Build = {
  /** The workspace's folder, which all ids of its modules begin with. */
  root: string;
  graph: ModuleGraph;
  /** By a story's id, the path of its file from the root: `./packages/ui/src/…`. */
  files: Readonly<Record<string, string>>;
  /** The text of the stylesheet that every story has. */
  stylesheet: string;
  /** Files and packages that are in every fingerprint. */
  common: { files: readonly string[]; packages: readonly string[] };
};

/** What a fingerprint is made of. A module's id is told from the root on, so that a clone has the same. */
export type Parts = { modules: Map<string, string>; packages: Set<string>; styles: string };

/** A module whose pages come when somebody goes there: a story draws the page that it names itself. */
const isPageTable = (id: string) => /\/apps\/[^/]+\/src\/app\//.test(id);
const isPage = (id: string) => id.endsWith(".page.tsx");

/**
 * What is made for a build and shows in no story: docs of all components; and what Storybook makes of
 * `.storybook`, which is in every fingerprint by itself, with names by where the workspace lies.
 */
const isOfBuild = (id: string) => /virtual:(reference|\/@storybook\/)/.test(id);

/** The fingerprint of each story. */
export async function fingerprintsOf(build: Build): Promise<Map<string, string>> {
  const ofFile = new Map<string, string>();
  for (const [file, parts] of await partsOf(build)) ofFile.set(file, hashOf(parts));
  return new Map(Object.entries(build.files).map(([id, file]) => [id, ofFile.get(file) ?? "none"]));
}

/** What the fingerprints of the stories of each file are made of. */
export async function partsOf(build: Build): Promise<Map<string, Parts>> {
  const { root, graph, files, common } = build;
  const storyFiles = new Set(Object.values(files));
  const idOf = (file: string) => join(root, file);
  const stylesheet = readStylesheet(build.stylesheet);
  const sources = await readSources(build, stylesheet);
  const imports = importsOf(graph, sources);

  // What every story's page loads: all that the build begins with, but the stories and the pages of docs.
  const beginnings = beginningsOf(graph, sources);
  const isStory = (id: string) => storyFiles.has(`./${within(root, id)}`) || id.endsWith(".mdx");
  const shared = reach(beginnings, (id) => (isStory(id) ? [] : (imports.get(id) ?? [])));
  // The list of all stories is in no story's, and of what is in the stylesheet only what a story has of it.
  const isList = (id: string) => (imports.get(id) ?? []).some(isStory);
  const isApart = (id: string) => isStory(id) || isList(id) || isOfBuild(id) || id.endsWith(".css");
  const base = [...shared].filter((id) => !isApart(id));

  const commonSources = await Promise.all(common.files.map((file) => readSource(idOf(file))));
  const found = new Map<string, Parts>();
  for (const file of storyFiles) {
    const ids = new Set([...base, ...reach([idOf(file)], (id) => imports.get(id) ?? [])]);
    const modules = new Map(common.files.map((path, at) => [path, commonSources[at]?.hash ?? ""]));
    const packages = new Set(common.packages.map((name) => versionIn(root, name)));
    const classes = new Set<string>();
    for (const id of ids) {
      const name = packageOf(id);
      if (name) packages.add(name);
      const source = sources.get(id);
      if (!source) continue;
      modules.set(within(root, id), source.hash);
      for (const one of source.classes) classes.add(one);
    }
    found.set(file, { modules, packages, styles: stylesheet.of(classes) });
  }
  return found;
}

const within = (root: string, id: string) => id.replace(`${root}/`, "");

/** All modules that are no package's. Nobody reads the sources of packages: their versions say what they are. */
async function readSources(
  { root, graph }: Build,
  { names }: Stylesheet,
): Promise<Map<string, Source>> {
  const own = Object.entries(graph).filter(([id]) => packageOf(id) === undefined);
  const read = await Promise.all(
    own.map(async ([id, { code }]): Promise<[string, Source]> => [
      id,
      await readSource(id, { code: code?.replaceAll(root, ""), names }),
    ]),
  );
  return new Map(read);
}

/** What nothing imports: the page that all stories are shown in. */
function beginningsOf(graph: ModuleGraph, sources: ReadonlyMap<string, Source>): string[] {
  const imported = new Set(
    Object.entries(graph).flatMap(([id, { imports, dynamicImports }]) => [
      ...imports,
      ...dynamicImports,
      ...(sources.get(id)?.addresses ?? []),
    ]),
  );
  return Object.keys(graph).filter((id) => !imported.has(id));
}

/** What each module imports; a worker's file is built apart, and named by its address in the code. */
function importsOf(graph: ModuleGraph, sources: ReadonlyMap<string, Source>) {
  return new Map(
    Object.entries(graph).map(([id, { imports, dynamicImports }]) => {
      const later = dynamicImports.filter((one) => !(isPageTable(id) && isPage(one)));
      return [id, [...imports, ...later, ...(sources.get(id)?.addresses ?? [])]];
    }),
  );
}

function reach(from: readonly string[], importsOfOne: (id: string) => readonly string[]) {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...importsOfOne(id));
  }
  return seen;
}

function hashOf({ modules, packages, styles }: Parts): string {
  const hash = createHash("sha256").update(styles);
  const lines = [...modules].map(([id, source]) => `${id} ${source}`);
  for (const line of lines.toSorted()) hash.update(`${line}\n`);
  for (const name of [...packages].toSorted()) hash.update(`${name}\n`);
  return hash.digest("hex").slice(0, 12);
}

/** What a run's Storybook is made of (`buildStorybook`). */
export async function readBuild(root: string, run: string): Promise<Build> {
  const built = builtIn(run);
  const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, "utf8"));
  const graph = (await json(graphOf(run))) as ModuleGraph;
  const { entries } = (await json(join(built, "index.json"))) as {
    entries: Record<string, { type: string; importPath: string }>;
  };
  const stories = Object.entries(entries).filter(([, { type }]) => type === "story");
  const html = await readFile(join(built, "iframe.html"), "utf8");
  const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, href = ""]) => href);
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(built, sheet), "utf8")));
  return {
    root,
    graph,
    files: Object.fromEntries(stories.map(([id, { importPath }]) => [id, importPath])),
    stylesheet: texts.join("\n"),
    common: { files: await commonFiles(root), packages: commonPackages },
  };
}

/** The browser with its fonts, and what reads its pictures and prints. */
const commonPackages = [
  "@sparticuz/chromium",
  "dejavu-fonts-ttf",
  "playwright",
  "sharp",
  "@hyzyla/pdfium",
] as const;

/** `.storybook`, and what takes and checks the pictures, with all that it imports of ours. */
async function commonFiles(root: string): Promise<string[]> {
  const found = new Set(globSync(".storybook/**/*.{ts,tsx,css}", { cwd: root }));
  const open = ["scripts/visual/shoot.ts"];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { relatives } = await readSource(join(root, path));
    open.push(...relatives.map((one) => within(root, one)));
  }
  return [...found].toSorted();
}
