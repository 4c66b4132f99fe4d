import { defineConfig } from "vitest/config";

// Whole programs, on machines that do other things too: what ends a test here hangs.
export default defineConfig({
  test: { name: "start", include: ["*.test.ts"], testTimeout: 60_000 },
});
