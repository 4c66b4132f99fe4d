/**
 * Does what a stranger would do with the design system: packs it, installs the tarball into a fresh
 * Vite app with Tailwind and into a Next.js app without, both outside the workspace, checks their
 * types, builds them, uses the parts in a browser and weighs two of them. `pnpm test --only=package`.
 */
import "./check-node.ts";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, toolEnv } from "./command.ts";
import { drawnOnServer, hydrates, useParts } from "./package/browse.ts";
import { consumerOf, installed, served, type Consumer } from "./package/consumer.ts";
import { weighed } from "./package/weigh.ts";
import { launchAny } from "./visual/browser.ts";

const started = performance.now();
const said = (outcome: string) =>
  console.log(`✓ ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${outcome}`);

const ui = join(root, "packages/ui");
const parcel = await mkdtemp(join(tmpdir(), "polyportal-parcel-"));
const folders = [parcel];
const browser = await launchAny();
try {
  const tarball = pack();
  said("packed");
  const vite = await consumerOf("vite", tarball, "src");
  folders.push(vite.folder);
  const next = await consumerOf("next", tarball, "app");
  folders.push(next.folder);
  said("installed into a Vite app and a Next.js app");

  await writeReadme(vite);
  await installed(vite, "typescript/bin/tsc");
  await installed(vite, "typescript/bin/tsc", "--skipLibCheck", "false");
  said("types hold in the Vite app, the README's examples too, with and without skipLibCheck");

  await installed(vite, "vite/bin/vite.js", "build", "--logLevel", "warn");
  const preview = ["preview", "--strictPort", "--port"];
  await served(vite, "vite/bin/vite.js", preview, (address) => useParts(browser, address));
  said("the Vite app shows the parts, styled by theme.css");

  // Next.js checks types as it builds.
  await installed(next, "next/dist/bin/next", "build");
  await served(next, "next/dist/bin/next", ["start", "-p"], async (address) => {
    await drawnOnServer(address);
    await useParts(browser, address);
  });
  said("the Next.js app draws them on the server and hydrates, styled by styles.css");
  await served(next, "next/dist/bin/next", ["dev", "-p"], (address) => hydrates(browser, address));
  said("in development, too, the browser draws what the server drew, to the attribute");
  for (const line of await weighed(vite)) said(line);
} finally {
  await browser.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
}

/** The tarball's path; nothing but what a stranger needs is in it. */
function pack(): string {
  const answer = execFileSync("pnpm", ["pack", "--json", "--pack-destination", parcel], {
    cwd: ui,
    env: { ...process.env, ...toolEnv },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { filename, files } = JSON.parse(answer) as {
    filename: string;
    files: { path: string }[];
  };
  const superfluous = files
    .map(({ path }) => path)
    .filter((path) => /stor(?:y|ies)|test/.test(path));
  assert.deepEqual(superfluous, [], "no stories, tests or harnesses are packed");
  return filename;
}

/** The README's whole modules, as files of the app. */
async function writeReadme({ folder }: Consumer): Promise<void> {
  const readme = await readFile(join(ui, "README.md"), "utf8");
  const blocks = [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
  const modules = blocks.filter((code) => code.includes("export "));
  assert.ok(modules.length > 0);
  await Promise.all(
    modules.map((code, index) => writeFile(join(folder, `src/readme-${index}.tsx`), code)),
  );
}
