import { defineConfig } from "vitest/config";

// A photo is drawn, straightened and read in some two seconds, on machines that do other things too.
export default defineConfig({
  test: { name: "scan", include: ["*.test.ts"], testTimeout: 120_000 },
});
