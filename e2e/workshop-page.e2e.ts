/** The page at `/storybook` while the design system's workshop is not there. */
import { workshopPage } from "@polyportal/api/src/server/workshop-page.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { expect, test } from "./support/test.ts";

// A browser notes each page that is not there yet.
test.use({ tolerated: /status of (404|500|503)/ });

/** The server's answer, as it is while the build stands so. */
async function answerAs(page: Page, build: "none" | "under way" | "failed"): Promise<void> {
  const { html, status, policy } = workshopPage(build);
  await page.unrouteAll();
  await page.route("**/storybook/", (route) =>
    route.fulfill({
      status,
      body: html,
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
    }),
  );
}

test("the page that waits for it can be read, and gives way by itself", async ({ page }) => {
  await answerAs(page, "under way");
  await page.goto("/storybook/");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("The workshop is being built");
  await expectAccessible(page);

  await answerAs(page, "failed");
  await expect(title).toHaveText("The workshop could not be built");
  await expectAccessible(page);
  await expect(page.getByText("pnpm storybook:build")).toBeVisible();

  await answerAs(page, "none");
  await page.getByRole("link", { name: "Look again" }).click();
  await expect(title).toHaveText("The workshop has not been built");
  await expectAccessible(page);
});
