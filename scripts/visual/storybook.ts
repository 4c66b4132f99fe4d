/** Storybook as it ships: built, and served to a browser on this machine. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { command } from "../command.ts";
import { serveFolder, type Served } from "../serve.ts";

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

/** Serves what was built in a run's folder. Files are kept by the browser: a story loads most of them again. */
export const serveStorybook = (run: string): Promise<Served> =>
  // Nothing changes while it is served, and the next time it is served at another port.
  serveFolder(builtIn(run), { "cache-control": "max-age=86400, immutable" });
