/** Pages of parts of the design system, built as the apps are and opened in a browser of their own. */
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { chromium, type Browser, type Page } from "playwright";
import { build } from "vite";
import { chromiumArgs, chromiumPath } from "../../chromium.ts";
import type { Answered } from "../pages/painted.ts";

const sources = join(import.meta.dirname, "../pages");
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Builds one page of `scripts/bench/pages`, serves it, and closes all when `use` is through. */
export async function withPage<T>(
  name: string,
  use: (browser: Browser, url: string) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-page-"));
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    readFile(join(folder, path)).then(
      (bytes) => response.writeHead(200, { "content-type": types[extname(path)] ?? "" }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  try {
    await build({
      configFile: false,
      root: sources,
      logLevel: "error",
      plugins: [tailwindcss()],
      build: { outDir: folder, rolldownOptions: { input: join(sources, `${name}.html`) } },
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("The page's server got no port.");
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...chromiumArgs, ...args],
    });
    try {
      return await use(browser, `http://127.0.0.1:${address.port}/${name}.html`);
    } finally {
      await browser.close();
    }
  } finally {
    server.close();
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
