/**
 * What our stories cost Storybook itself: ready to work on (`dev`) and built, each beside as many stories
 * that draw nothing, in as many files, in the same run, for this machine's speed changes from hour to hour.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Browser } from "playwright";
import { freePort } from "../../apps/api/src/database/embedded/free-port.ts";
import { chromiumArgs, chromiumPath } from "../chromium.ts";
import { command, root, toolEnv } from "../command.ts";
import { lowerQuartile, type Row } from "./tools/row.ts";

export const name = "storybook";

const rounds = 3;
const home = join(root, "dist/bench-storybook");

/** A Storybook: where its configuration lies, and the story at which it counts as ready. */
type Book = { config: string; output: string; story: string };

const ours: Book = {
  config: join(root, ".storybook"),
  output: join(home, "built"),
  story: "components-button--primary",
};
const empty: Book = {
  config: join(home, "empty/.storybook"),
  output: join(home, "built-empty"),
  story: "empty-0--story-0",
};

export async function run(): Promise<Row[]> {
  // Built once, for the list of stories, and so that neither is the first to be read from the disk.
  await build(ours);
  await writeEmptyStories(await storiesByFile(ours));
  await build(empty);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
  });
  try {
    // The first start of `dev` bundles the dependencies, once for all others.
    for (const book of [ours, empty]) await ready(browser, book);
    const times = { built: both(), dev: both() };
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ["ours", "empty"] as const) {
        const book = kind === "ours" ? ours : empty;
        times.built[kind].push(await build(book));
        times.dev[kind].push(await ready(browser, book));
      }
    }
    return [
      ...compared("Storybook built", times.built),
      ...compared("Storybook in dev, from the start to a story on the screen", times.dev),
    ];
  } finally {
    await browser.close();
    await rm(home, { recursive: true, force: true });
  }
}

type Both = { ours: number[]; empty: number[] };
const both = (): Both => ({ ours: [], empty: [] });

function compared(figure: string, { ours: own, empty: none }: Both): Row[] {
  const [value, least] = [lowerQuartile(own), lowerQuartile(none)];
  return [
    { figure, value, unit: "s", ratio: value / least },
    { figure: `  as many empty stories`, value: least, unit: "s" },
  ];
}

const args = ({ config }: Book): string[] => ["-c", config, "--quiet", "--disable-telemetry"];

/** Seconds of a whole build. */
async function build(book: Book): Promise<number> {
  const begin = performance.now();
  const code = await command("storybook", ["build", "-o", book.output, ...args(book)], {
    quiet: true,
  });
  if (code !== 0) throw new Error(`storybook build of ${book.config} failed.`);
  return (performance.now() - begin) / 1000;
}

/** Seconds from the start of `storybook dev` until its story has drawn. */
async function ready(browser: Browser, book: Book): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  const server = spawn(
    "storybook",
    ["dev", "-p", String(port), "--ci", "--exact-port", ...args(book)],
    { cwd: root, env: { ...process.env, ...toolEnv }, stdio: "ignore" },
  );
  const ended = once(server, "exit");
  const page = await browser.newPage();
  try {
    const url = `http://localhost:${port}/iframe.html?viewMode=story&id=${book.story}`;
    while (!(await page.goto(url).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`storybook dev of ${book.config} ended.`);
      await pause(50);
    }
    await page.locator("#storybook-root > *").first().waitFor({ timeout: 300_000 });
    return (performance.now() - begin) / 1000;
  } finally {
    await page.close();
    server.kill("SIGTERM");
    await ended;
  }
}

/** How many stories each of its files holds. */
async function storiesByFile({ output }: Book): Promise<number[]> {
  type Index = { entries: Record<string, { type: string; importPath: string }> };
  const index = JSON.parse(await readFile(join(output, "index.json"), "utf8")) as Index;
  const stories = Object.values(index.entries).filter(({ type }) => type === "story");
  const files = new Map<string, number>();
  for (const { importPath } of stories) files.set(importPath, (files.get(importPath) ?? 0) + 1);
  return [...files.values()];
}

/** As many files with as many stories, of a component that is one element. */
async function writeEmptyStories(counts: readonly number[]): Promise<void> {
  await mkdir(empty.config, { recursive: true });
  await writeFile(
    join(empty.config, "main.ts"),
    `export default {
  stories: ["../*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
`,
  );
  await writeFile(join(empty.config, "preview.ts"), `export default { tags: ["autodocs"] };\n`);
  for (const [file, count] of counts.entries()) {
    const stories = Array.from({ length: count }, (_, n) => `export const Story${n} = {};\n`);
    await writeFile(
      join(home, `empty/empty-${file}.stories.tsx`),
      `function Empty${file}() {
  return <p>Nothing</p>;
}
export default { title: "empty-${file}", component: Empty${file} };
${stories.join("")}`,
    );
  }
}
