import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Every package and app is a project, with a `vitest.config.ts` of its own where it needs one. */
export default defineConfig({
  test: {
    projects: ["packages/*", "apps/*", "tests/*"],
    // Vitest leaves a core to itself; of two it would use one, and wait half of its time for a database, a
    // program or a browser.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
