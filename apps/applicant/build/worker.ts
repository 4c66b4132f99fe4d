import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { workerCachePrefix, workerPath } from "@polyportal/domain/application/worker";
import { addressesOf, catalogue } from "@polyportal/domain/programmes/catalogue";
import type { Manifest, Plugin } from "vite";

const formPage = "src/features/application/application.page.tsx";
/** What every page may ask for besides its own: the cache of answers, toasts and news of the network. */
const beside = ["src/app/query-provider.tsx", "src/app/live-notices.tsx"];

/** Which programme is open the worker cannot know: their definitions are small, and it keeps them all. */
const definitionsFolder = "packages/domain/src/programmes/";

/** After the client build: writes the worker with the files of this build's application form. */
export function applicationWorker(): Plugin {
  let outDir = "";
  return {
    name: "polyportal:application-worker",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const text = await readFile(join(outDir, ".vite/manifest.json"), "utf8");
        const files = formFiles(JSON.parse(text) as Manifest);
        const pages = [...new Set(catalogue.flatMap((entry) => addressesOf(entry).application))];
        await writeFile(join(outDir, workerPath), workerText(files, pages));
      },
    },
  };
}

/** Every file that the form may ask for, by its address: what is imported, and what comes lazily. */
export function formFiles(manifest: Manifest): string[] {
  const shell = importsOf(manifest, ["index.html"], false);
  const definitions = Object.keys(manifest).filter((name) => name.includes(definitionsFolder));
  const form = importsOf(manifest, [formPage, ...beside, ...definitions], true, new Set(shell));
  return [...form]
    .flatMap((name) => [manifest[name]?.file ?? [], manifest[name]?.css ?? []].flat())
    .map((file) => `/${file}`)
    .toSorted();
}

/** Chunks with what they import; what the entry imports lazily is other pages', and left out. */
function importsOf(
  manifest: Manifest,
  names: readonly string[],
  lazily: boolean,
  seen: Set<string> = new Set(),
): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    importsOf(manifest, chunk.imports ?? [], lazily, seen);
    if (lazily) importsOf(manifest, chunk.dynamicImports ?? [], lazily, seen);
  }
  return seen;
}

/**
 * The worker: the network first, and what the build brought where that fails. It keeps the form's
 * page, fetched as nobody, and the form's files; a call of the api or another page never passes it.
 * A new build's worker takes over when the last page of the old one is closed.
 */
export function workerText(files: readonly string[], pages: readonly string[]): string {
  const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
  return `const cacheName = ${JSON.stringify(workerCachePrefix + version)};
const files = ${JSON.stringify(files)};
const pages = ${JSON.stringify(pages)};
const shell = "/application-shell";

const keep = async () => {
  const cache = await caches.open(cacheName);
  const address = new URL(registration.scope).pathname;
  const page = await fetch(address, { credentials: "omit", cache: "no-store" });
  if (!page.ok) throw new Error("The form's page answered " + page.status);
  await cache.put(shell, page);
  await cache.addAll(files);
};

const forgetOlder = async () => {
  const names = await caches.keys();
  const older = names.filter(
    (name) => name.startsWith(${JSON.stringify(workerCachePrefix)}) && name !== cacheName,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
};

const orKept = (request, kept) =>
  fetch(request).catch(async (error) => {
    const found = await caches.match(kept, { cacheName, ignoreVary: true });
    if (found) return found;
    throw error;
  });

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (pages.includes(pathname)) event.respondWith(orKept(request, shell));
  } else if (files.includes(pathname)) event.respondWith(orKept(request, pathname));
});
`;
}
