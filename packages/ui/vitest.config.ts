import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "ui",
    include: ["src/**/*.test.{ts,tsx}"],
    // theme.test.ts reads the stylesheet's own text, which Vitest would otherwise empty.
    css: { include: [/tokens\.css/] },
  },
});
