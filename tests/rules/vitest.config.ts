import { defineConfig } from "vitest/config";

export default defineConfig({
  // Whole programs, on machines that do other things too: what ends a test here hangs.
  test: {
    name: "rules",
    include: ["*.test.ts"],
    testTimeout: 120_000,
    // Those that ask the linter ask it together (oxlint.ts).
    maxConcurrency: 50,
  },
});
