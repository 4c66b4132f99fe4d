/** Pages of parts of the design system, built as the apps are and opened in a browser of their own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import type { Browser, Page } from "playwright";
import { build } from "vite";
import { serveFolder } from "../../serve.ts";
import type { Answered } from "../pages/painted.ts";
import { withBrowser } from "./browser.ts";

const sources = join(import.meta.dirname, "../pages");

/** Builds one page of `scripts/bench/pages`, serves it, and closes all when `use` is through. */
export async function withPage<T>(
  name: string,
  use: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-page-"));
  const { origin, close } = await serveFolder(folder);
  try {
    await build({
      configFile: false,
      root: sources,
      logLevel: "error",
      plugins: [tailwindcss()],
      build: { outDir: folder, rolldownOptions: { input: join(sources, `${name}.html`) } },
    });
    return await withBrowser((browser) => use(browser, `${origin}/${name}.html`));
  } finally {
    close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Does what causes an event in a page that has loaded `painted.ts`; answers when all of it was painted. */
export async function answerTo(
  page: Page,
  event: "click" | "keydown",
  cause: () => Promise<void>,
): Promise<Answered> {
  await page.evaluate((event) => window.awaitAnswerTo(event), event);
  await cause();
  return page.evaluate(() => window.answered);
}
