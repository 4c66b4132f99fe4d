import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { launchOptions } from "../../scripts/test/launch-options.ts";
import { badDayApi } from "./src/testing/api-plugin.ts";

const inBrowser = "src/**/*.browser.test.{ts,tsx}";

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: "api-client",
          include: ["{src,scripts}/**/*.test.ts"],
          exclude: [inBrowser],
        },
      },
      {
        plugins: [badDayApi()],
        test: {
          name: "api-client-browser",
          include: [inBrowser],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(),
            }),
            instances: [{ browser: "chromium" as const }],
          },
        },
      },
    ],
  },
}));
