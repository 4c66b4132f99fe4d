import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "rules", include: ["*.test.ts"], testTimeout: 30_000 },
});
