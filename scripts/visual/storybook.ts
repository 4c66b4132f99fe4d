/** Storybook as it ships: built, and served to a browser on this machine. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { command } from "../command.ts";

/** Where a run has its Storybook. */
export const builtIn = (run: string) => join(run, "storybook");

/** Where its build writes what each module imports (`.storybook/module-graph.ts`). */
export const graphOf = (run: string) => join(run, "module-graph.json");

/** Builds it into a run's folder. */
export async function buildStorybook(run: string): Promise<void> {
  const start = performance.now();
  const code = await command("storybook", ["build", "--quiet", "-o", builtIn(run)], {
    quiet: true,
    // Also for a test that builds it: what ships tells the stories' sources.
    env: { VITEST: "", MODULE_GRAPH: graphOf(run) },
  });
  if (code !== 0) throw new Error("Storybook does not build: `pnpm storybook:build` shows why.");
  console.log(`Storybook built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

export const isBuilt = (run: string): boolean => existsSync(join(builtIn(run), "index.json"));

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export type Served = { origin: string; close(): void };

/** Serves what was built in a run's folder. Files are kept by the browser: a story loads most of them again. */
export async function serveStorybook(run: string): Promise<Served> {
  const server = createServer(async ({ url = "/" }, response) => {
    const path = decodeURIComponent(new URL(url, "http://here").pathname);
    const body = await readFile(join(builtIn(run), path)).catch(() => undefined);
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
