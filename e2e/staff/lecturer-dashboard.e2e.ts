/** A head of department reads on the dashboard what waits, and gets to each list by its figure. */
import { adminDashboardMessages } from "@polyportal/domain/messages/admin-dashboard";
import { lecturerDashboardWords as words } from "@polyportal/domain/messages/lecturer-dashboard";
import { paths } from "@polyportal/domain/routes/paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

test("from each figure to its list", async ({ page }) => {
  await signedIn(page, "hod");
  await page.goto(paths.dashboard);
  const waits = page.getByRole("region", { name: adminDashboardMessages.waits });
  await expect(waits.getByRole("link", { name: words.waiting.toCheck })).toBeVisible();
  await expect(page.getByRole("region", { name: words.appraisals })).toBeVisible();
  await expectAccessible(page);

  await waits.getByRole("link", { name: words.waiting.toCheck }).click();
  await expect(page).toHaveURL(/\/results\/classlist\?state=submitted/);
  await expect(
    page.getByRole("table").getByText("With the head of department").first(),
  ).toBeVisible();
  await page.goBack();

  await waits.getByRole("link", { name: words.waiting.registrations }).click();
  await expect(page).toHaveURL(/\/approve_courses$/);
  await page.goBack();

  const own = page.getByRole("region", { name: /^Scores of your courses/ });
  await own.getByRole("link", { name: /Not begun/ }).click();
  await expect(page).toHaveURL(/\/records\?state=none$/);
});
