/** What is told in passing on a phone, and what has to be read beneath it. */
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import type { Page } from "@playwright/test";
import { fill, next, sectionOf } from "../support/application.ts";
import { openApplication } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const [personal, institution] = subDegree.steps;

/** The words of what is in the window and lies under a notice, at least by a pixel. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const notices = [...document.querySelectorAll("[data-toaster] [data-status]")].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll("h1, h2, h3, [data-error-summary], [type=submit]")]
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return notices.some((notice) => bottom > notice.top + 1 && top < notice.bottom - 1);
      })
      .map(({ textContent }) => textContent);
  });

test("a notice covers neither the next section's heading, nor its button, nor what is wrong in it", async ({
  page,
  pictures,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openApplication(page, subDegree, pictures);
  await fill(page, personal, pictures);
  await next(page).click();
  await expect(sectionOf(page, institution)).toBeVisible();
  const notice = page.locator("[data-toaster] [data-status]");
  // Under a pointer it stays.
  await notice.first().hover();
  await expect.poll(() => covered(page)).toEqual([]);

  // Nor what is pressed next, once it is in view.
  await next(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => covered(page)).toEqual([]);
  await expect(notice.first()).toBeVisible();

  await next(page).press("Enter");
  await expect(page.locator("[data-error-summary]")).toBeInViewport();
  await expect.poll(() => covered(page)).toEqual([]);
});
