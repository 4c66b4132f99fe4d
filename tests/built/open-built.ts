import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { chromiumArgs, chromiumPath } from "../../scripts/chromium.ts";

type Opened = {
  page: Page;
  /** Its address, with a slash at the end. */
  origin: string;
  close: () => Promise<void>;
};

/** Serves the Storybook that was built into this folder, and opens a browser beside it. */
export async function openBuilt(folder: string): Promise<Opened> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { outDir: "." },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
  });
  return {
    page: await browser.newPage({ viewport: { width: 1280, height: 900 } }),
    origin: server.resolvedUrls?.local[0] ?? "",
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
