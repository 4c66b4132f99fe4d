import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "built",
    include: ["*.test.ts"],
    globalSetup: ["global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
