import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "new-component", include: ["*.test.ts"], testTimeout: 60_000 },
});
