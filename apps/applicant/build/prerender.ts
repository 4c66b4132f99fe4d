import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import Beasties from "beasties";
import { build, type Manifest, type Plugin } from "vite";
import { bootstrap } from "./bootstrap.ts";

/** What the prerender module of the app answers: the page's HTML and the source module it came from. */
export type PrerenderedPage = { html: string; source: string };

type PrerenderModule = { prerenderPages: () => Promise<Record<string, PrerenderedPage>> };

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
        const pages = await renderPages(root, outDir);
        await writePages(outDir, pages);
      },
    },
  };
}

async function renderPages(root: string, outDir: string): Promise<Record<string, PrerenderedPage>> {
  const folder = join(outDir, ".prerender");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: { ssr: "src/app/prerender.tsx", outDir: folder, emptyOutDir: true, minify: false },
  });
  const module = (await import(
    pathToFileURL(join(folder, "prerender.js")).href
  )) as PrerenderModule;
  const pages = await module.prerenderPages();
  await rm(folder, { recursive: true });
  return pages;
}

async function writePages(outDir: string, pages: Record<string, PrerenderedPage>): Promise<void> {
  const shell = await readFile(join(outDir, "index.html"), "utf8");
  const manifest = JSON.parse(
    await readFile(join(outDir, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
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
