import { defineConfig } from "vitest/config";

/** Every package and app is a project, with a `vitest.config.ts` of its own where it needs one. */
export default defineConfig({ test: { projects: ["packages/*", "apps/*", "tests/*"] } });
