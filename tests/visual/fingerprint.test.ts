/** A small workspace is built as Storybook is, and something in it changed: which stories have to be drawn again? */
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moduleGraph, type ModuleGraph } from "../../.storybook/module-graph.ts";
import { fingerprintsOf } from "../../scripts/visual/fingerprint.ts";

const files: Readonly<Record<string, string>> = {
  "index.html": `<link rel="stylesheet" href="/theme.css"><script type="module" src="/main.ts"></script>`,
  "main.ts": `export const stories = import.meta.glob("./*/*/src/**/*.stories.ts");`,
  "theme.css": `
    @import "tailwindcss";
    @font-face { font-family: School; src: url("./school.woff2") }
    @theme { --color-brand: #123456 }
    @utility sheet { padding: 3px }
    body { color: var(--color-brand); font-family: School }`,
  "school.woff2": "a font ".repeat(2_000),
  "shooter.ts": `export const margin = 16;`,
  "packages/domain/src/words.ts": `export const words = { pay: "Pay" };`,
  "packages/ui/src/button.ts": `
    import { words } from "../../domain/src/words.ts";
    /** What is pressed. */
    export const button = (size: number) => \`<button class="p-2 sheet">\${words.pay} \${size}</button>\`;`,
  "packages/ui/src/button.stories.ts": `
    import { button } from "./button.ts";
    export const Default = button(1);`,
  "packages/ui/src/scan.ts": `
    export const scan = () => new Worker(new URL("scan.worker.ts", import.meta.url), { type: "module" });`,
  "packages/ui/src/scan.worker.ts": `import { find } from "./find.ts"; postMessage(find());`,
  "packages/ui/src/find.ts": `export const find = () => "an edge";`,
  "packages/ui/src/scan.stories.ts": `
    import { scan } from "./scan.ts";
    export const Default = scan;`,
  "apps/portal/src/app/sets.ts": `
    export const pages = { "/fees": () => import("../features/fees.page.tsx") };`,
  "apps/portal/src/features/fees.page.tsx": `
    import { curve } from "some-charts";
    import { button } from "../../../../packages/ui/src/button.ts";
    export const Page = () => button(curve());`,
  "apps/portal/src/features/fees.stories.ts": `
    import { pages } from "../app/sets.ts";
    import { Page } from "./fees.page.tsx";
    import answers from "./answers.json";
    export const Default = [pages, Page, answers];`,
  "apps/portal/src/features/answers.json": `{ "owed": 1000 }`,
  "apps/portal/src/features/menu.stories.ts": `
    import { pages } from "../app/sets.ts";
    export const Default = pages;`,
  "node_modules/some-charts/package.json": `{ "name": "some-charts", "version": "1.0.0", "main": "index.js" }`,
  "node_modules/some-charts/index.js": `exports.curve = () => 2;`,
  "node_modules/some-browser/package.json": `{ "name": "some-browser", "version": "1.0.0" }`,
};

const stories = {
  button: "./packages/ui/src/button.stories.ts",
  scan: "./packages/ui/src/scan.stories.ts",
  fees: "./apps/portal/src/features/fees.stories.ts",
  menu: "./apps/portal/src/features/menu.stories.ts",
};
const all = Object.keys(stories);
const newStory = "packages/ui/src/new.stories.ts";

let root: string;
let before: Map<string, string>;
let clones = 0;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "fingerprint-"));
  before = await fingerprints();
});
afterAll(() => rm(root, { recursive: true }));

/** Of the workspace once these files say something else. */
async function fingerprints(changed: Readonly<Record<string, string>> = {}) {
  const folder = join(root, String(clones++));
  for (const [path, text] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const tailwind = join(import.meta.dirname, "../../packages/ui/node_modules/tailwindcss");
  symlinkSync(tailwind, join(folder, "node_modules/tailwindcss"));
  const graph = moduleGraph(join(folder, "graph.json"));
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [tailwindcss(), graph.ofBuild],
    worker: { plugins: graph.ofWorkers },
  });
  const [sheet = ""] = globSync("dist/assets/index*.css", { cwd: folder });
  return fingerprintsOf({
    root: folder,
    graph: JSON.parse(readFileSync(join(folder, "graph.json"), "utf8")) as ModuleGraph,
    files: { ...stories, ...(newStory in changed && { new: `./${newStory}` }) },
    stylesheet: readFileSync(join(folder, sheet), "utf8"),
    common: { files: ["shooter.ts"], packages: ["some-browser"] },
  });
}

/** A file with another word in it. */
function replaced(path: string, one: string, other: string): Record<string, string> {
  const text = files[path] ?? "";
  expect(text).toContain(one);
  return { [path]: text.replace(one, other) };
}

test.each([
  ["a token", all, () => replaced("theme.css", "#123456", "#654321")],
  ["a rule of the base", all, () => replaced("theme.css", "body {", "body { margin: 1px;")],
  ["a font", all, () => replaced("school.woff2", "a font", "b font")],
  ["the shooter", all, () => replaced("shooter.ts", "16", "20")],
  ["the browser", all, () => replaced("node_modules/some-browser/package.json", "1.0.0", "1.0.1")],
  [
    "what a class of another package means",
    ["button", "fees"],
    () => replaced("theme.css", "padding: 3px", "padding: 4px"),
  ],
  ["a class", ["button", "fees"], () => replaced("packages/ui/src/button.ts", "p-2", "p-3")],
  [
    "a word of domain",
    ["button", "fees"],
    () => replaced("packages/domain/src/words.ts", '"Pay"', '"Pay now"'),
  ],
  [
    "a library's version",
    ["fees"],
    () => replaced("node_modules/some-charts/package.json", "1.0.0", "1.0.1"),
  ],
  [
    "a mocked answer",
    ["fees"],
    () => replaced("apps/portal/src/features/answers.json", "1000", "2000"),
  ],
  ["what a worker does", ["scan"], () => replaced("packages/ui/src/find.ts", "edge", "end")],
  [
    "a story",
    ["button"],
    () => replaced("packages/ui/src/button.stories.ts", "button(1)", "button(2)"),
  ],
  ["a page", ["fees"], () => replaced("apps/portal/src/features/fees.page.tsx", "curve()", "3")],
])("%s is noticed, by %s", async (_, expected, change) => {
  const now = await fingerprints(change());
  expect(all.filter((story) => now.get(story) !== before.get(story))).toEqual(expected);
});

test.each([
  ["a comment", () => replaced("packages/ui/src/button.ts", "What is pressed.", "A button.")],
  ["a type", () => replaced("packages/ui/src/button.ts", "size: number", "size: 1 | 2 | 3")],
  ["how a source is laid out", () => replaced("packages/ui/src/button.ts", "(size", "( size")],
  ["another story", () => ({ [newStory]: "export const Default = 1;" })],
  ["a class that only another story has", () => ({ [newStory]: `export const Default = "m-7";` })],
  ["where the workspace lies", () => ({})],
])("%s makes no story another", async (_, change) => {
  const now = await fingerprints(change());
  expect(all.filter((story) => now.get(story) !== before.get(story))).toEqual([]);
});
