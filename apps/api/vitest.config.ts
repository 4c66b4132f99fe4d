import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    // A real database and real hashing, on machines that do other things too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
