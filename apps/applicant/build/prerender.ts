import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import Beasties from "beasties";
import { build, type Manifest, type Plugin } from "vite";
import { bootstrap } from "./bootstrap.ts";
import { sampleProgramme } from "./sample-programme.ts";

/** What the prerender module of the app answers: the page's HTML and the source module it came from. */
export type PrerenderedPage = { html: string; source: string };

type PrerenderModule = {
  prerenderPages: () => Promise<Record<string, PrerenderedPage>>;
  renderProgramme: (data: typeof sampleProgramme) => Promise<string>;
};

/** What the front door draws a programme's page with, beside the template that it fills (page-template.ts). */
const programmePage = "src/features/programmes/programme.page.tsx";

/**
 * After the client build: renders the chosen pages to HTML with their critical CSS inline, and writes
 * `dist/prerendered/<name>.html` with a `manifest.json` (path → file) for whoever serves them. Nothing in
 * such a page blocks the first paint, and no byte of JavaScript is fetched before it.
 */
export function prerender(): Plugin {
  let root = "";
  let outDir = "";
  return {
    name: "polyportal:prerender",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      // One after the other with the compressor: both read what the build has written.
      sequential: true,
      async handler() {
        const { pages, sample } = await renderPages(root, outDir);
        await writePages(outDir, pages);
        await writeTemplate(outDir, sample);
      },
    },
  };
}

/** The module stays: the server draws the pages of programmes with it, for they change with its records. */
async function renderPages(root: string, outDir: string) {
  const folder = join(outDir, ".server");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: { ssr: "src/app/prerender.tsx", outDir: folder, emptyOutDir: true, minify: true },
  });
  const module = (await import(
    pathToFileURL(join(folder, "prerender.js")).href
  )) as PrerenderModule;
  return {
    pages: await module.prerenderPages(),
    sample: await module.renderProgramme(sampleProgramme),
  };
}

/** A programme's page without its content, but with the styles of it and what starts the app. */
async function writeTemplate(outDir: string, sample: string): Promise<void> {
  const { shell, manifest } = await builtPage(outDir);
  const marked = { html: `<!--page-->${sample}<!--/page-->`, source: programmePage };
  const html = await pageHtml(outDir, shell, manifest, marked);
  const template = html.replace(/<!--page-->[^]*<!--\/page-->/, "<!--page-->");
  if (template === html) throw new Error("The programme's page lost its place in the build.");
  await writeFile(join(outDir, "prerendered", "programme.template"), template);
}

/** The page of the build, and which file is whose. */
async function builtPage(outDir: string) {
  const shell = await readFile(join(outDir, "index.html"), "utf8");
  const manifest = JSON.parse(
    await readFile(join(outDir, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  return { shell, manifest };
}

async function writePages(outDir: string, pages: Record<string, PrerenderedPage>): Promise<void> {
  const { shell, manifest } = await builtPage(outDir);
  const folder = join(outDir, "prerendered");
  await mkdir(folder, { recursive: true });
  const files: Record<string, string> = {};
  for (const [path, page] of Object.entries(pages)) {
    const file = `${path.slice(1).replaceAll("/", "-") || "landing"}.html`;
    files[path] = file;
    await writeFile(join(folder, file), await pageHtml(outDir, shell, manifest, page));
  }
  await writeFile(join(folder, "manifest.json"), JSON.stringify(files));
}

async function pageHtml(
  outDir: string,
  shell: string,
  manifest: Manifest,
  page: PrerenderedPage,
): Promise<string> {
  const filled = shell.replace('<div id="app"></div>', `<div id="app">${page.html}</div>`);
  const beasties = new Beasties({
    path: outDir,
    logLevel: "silent",
    pruneSource: false,
    mergeStylesheets: true,
    reduceInlineStyles: false,
    noscriptFallback: false,
  });
  const styled = await beasties.process(filled);
  return styled
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>|<link [^>]*as="style"[^>]*>/g, "")
    .replaceAll(/<script type="module"[^>]*><\/script>/g, "")
    .replaceAll(/<style[^>]*>/g, "<style>")
    .replace("</body>", `<script>${bootstrap(manifest, page.source)}</script></body>`);
}
