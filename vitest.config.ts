import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    /** Every package and app is a project, with a `vitest.config.ts` of its own where it needs one. */
    projects: ["packages/*", "apps/*", "tests/*"],
  },
});
