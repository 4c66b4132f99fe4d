import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { launchOptions } from "../../scripts/test/launch-options.ts";
import { storiesLeftOut } from "../../scripts/test/played-stories.ts";

/**
 * Docs are not drawn in tests, and Storybook leaves out the plugin that knows what they read
 * (`.storybook/docgen.ts`). Unresolved, it would end Vite's search for dependencies, which then come one
 * by one and reload the tests.
 */
const noReference = {
  name: "no-reference",
  resolveId: (id: string) => (id === "virtual:reference" ? `\0${id}` : undefined),
  load: (id: string) =>
    id === "\0virtual:reference" ? "export const pages = {}, shapes = {};" : undefined,
};

/** A path from the root as Vitest looks for files here. */
const fromHere = (path: string) => join(import.meta.dirname, "../..", path);

/** React as its users have it. What it does besides in development is a sixth of a story's time. */
const production = {
  name: "production-react",
  config: () => ({
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic" as const, development: false } },
    optimizeDeps: {
      rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
    },
  }),
};

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: "ui",
          // Whole papers with hundreds of rows, on machines that do other things too.
          testTimeout: 60_000,
          include: ["src/**/*.test.{ts,tsx}"],
          // Nothing is left behind in modules: files share a worker's.
          isolate: false,
          // theme.test.ts reads the stylesheet's own text, which Vitest would otherwise empty.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        plugins: [
          noReference,
          production,
          await storybookTest({
            configDir: join(import.meta.dirname, "../../.storybook"),
            // Those that assert something. A story that only shows is asked by the sweep, in both themes.
            tags: { include: ["play-fn"] },
          }),
        ],
        // Known beforehand, so that Vite does not reload the tests when it meets them.
        optimizeDeps: {
          include: [
            ...[
              "react-hook-form",
              "zod/mini",
              "@radix-ui/react-dialog",
              "@radix-ui/react-tabs",
              "@radix-ui/react-tooltip",
              "canvas-confetti",
              "cmdk",
              "@tanstack/react-table",
              "recharts",
              "read-excel-file/web-worker",
              "react-dom",
              "uqr",
              "write-excel-file/browser",
            ].map((dependency) => `../packages/ui > ${dependency}`),
            // Packages are found by their place beside the root's node_modules: the root depends on none.
            ...["react-router-dom", "@tanstack/react-query"].map(
              (dependency) => `../apps/portal > ${dependency}`,
            ),
          ],
        },
        test: {
          name: "storybook",
          // Of `pnpm test`; Vitest by itself plays all.
          exclude: [
            ...configDefaults.exclude,
            ...(process.env["STORIES"] === "changed" ? storiesLeftOut().map(fromHere) : []),
          ],
          // A page evaluates React, Storybook and our parts once, not for each file of stories.
          isolate: false,
          setupFiles: [
            join(import.meta.dirname, "../../.storybook/vitest.setup.ts"),
            // Not beside it: what lies there is in every picture's fingerprint.
            join(import.meta.dirname, "../../scripts/test/story-waits.ts"),
          ],
          // A thousand rows and a camera's megabytes need seconds alone, and a minute beside four others.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Stories are judged at rest, not half way through a fade.
              contextOptions: { reducedMotion: "reduce" },
              launchOptions: await launchOptions(),
            }),
            instances: [{ browser: "chromium" as const }],
          },
        },
      },
    ],
  },
}));
