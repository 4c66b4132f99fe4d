/**
 * Journeys in a real browser, against the built server and a real PostgreSQL of the run's own:
 * `pnpm test --only=build,e2e`. Nothing has to run beforehand but the build.
 *
 * In `separate` one PostgreSQL, which no server has started, serves the whole run: each worker's server is given
 * a database of its own there by `DATABASE_URL` (support/postgres.ts). `embedded` is the product as it starts by
 * itself: what is about its own PostgreSQL (`@embedded`), and the way of one programme again.
 * `E2E_POOLER=1 … --project=pooled` does so with two servers behind PgBouncer: `pnpm test --only=build,pooler`.
 *
 * `E2E_BROWSER=firefox` or `webkit` walks them in Playwright's own of that engine, where
 * `playwright install` could fetch it.
 */
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../scripts/test/launch-options.ts";
import type { ServerOptions } from "./support/test.ts";

const asked = process.env["E2E_BROWSER"] ?? "chromium";
const browserName = (["chromium", "firefox", "webkit"] as const).find((name) => name === asked);
if (!browserName) throw new Error(`E2E_BROWSER is ${asked}: chromium, firefox or webkit.`);

export default defineConfig<object, ServerOptions>({
  globalSetup: "support/global-setup.ts",
  // Node runs sources as they are written, with types blanked out.
  build: { external: ["**/*.ts"] },
  testMatch: "**/*.e2e.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  // A flaky test is a failed one.
  retries: 0,
  // A worker's server, database and browser wait for one another: two leave a third of two cores idle,
  // three a seventh.
  workers: 4,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // The phone that most applicants hold.
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    browserName,
    // Firefox knows no phone's viewport; its window is as narrow.
    ...(browserName !== "firefox" && { isMobile: true }),
    locale: "en-NG",
    timezoneId: "Africa/Lagos",
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    ...(browserName === "chromium" && {
      launchOptions: await launchOptions(),
    }),
  },
  projects: [
    // Builds Storybook: `pnpm test --only=visual`, for whose pictures it stands ready then.
    { name: "workshop", testMatch: "**/workshop.e2e.ts", use: { database: "embedded" } },
    // In one worker, which begins with it: each would start a PostgreSQL. Of the programmes one, for the
    // database knows no difference between them.
    {
      name: "embedded",
      grep: [/@embedded/, /journey\.e2e\.ts HND:/],
      use: { database: "embedded" },
      workers: 1,
    },
    {
      name: "separate",
      testIgnore: "**/workshop.e2e.ts",
      grepInvert: /@embedded/,
      use: { database: "separate" },
    },
    // Of that PostgreSQL, two servers behind PgBouncer for each worker (support/server.ts).
    ...(process.env["E2E_POOLER"]
      ? [
          {
            name: "pooled",
            testMatch: ["**/journey.e2e.ts", "**/student/*.e2e.ts"],
            use: { database: "separate" as const },
          },
        ]
      : []),
  ],
});
