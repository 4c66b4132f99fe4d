import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    environment: "node",
    include: ["src/**/*.test.ts"],
    // Files of a worker share modules, evaluated once: none may leave anything behind in them. What is a
    // file's own is its database and its servers.
    isolate: false,
    globalSetup: ["src/testing/global-setup.ts"],
    // A real database, real hashing and whole programs, on machines that do other things too: what ends a
    // test here hangs, for slowness is the benches' matter.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
