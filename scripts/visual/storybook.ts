/** Storybook as it ships: built, and served to a browser on this machine. */
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { command, root } from "../command.ts";

export const home = join(root, "dist/visual");
const built = join(home, "storybook");

export async function buildStorybook(): Promise<void> {
  const start = performance.now();
  await rm(built, { recursive: true, force: true });
  const code = await command("storybook", ["build", "--quiet", "-o", built], { quiet: true });
  if (code !== 0) throw new Error("Storybook does not build: `pnpm storybook:build` shows why.");
  console.log(`Storybook built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

export const isBuilt = (): boolean => existsSync(join(built, "index.json"));

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export type Served = { origin: string; close(): void };

/** Serves what was built last. Files are kept by the browser: a story loads most of them again. */
export async function serveStorybook(): Promise<Served> {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://here").pathname);
    const body = await readFile(join(built, path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      "content-type": types[extname(path)] ?? "application/octet-stream",
      // Nothing changes while it is served, and the next time it is served at another port.
      "cache-control": "max-age=86400, immutable",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to serve on.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
