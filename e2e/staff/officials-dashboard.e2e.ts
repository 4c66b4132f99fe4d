/** An officer reads on the dashboard how the school stands, and gets to each list by its figure. */
import { adminDashboardMessages as words } from "@polyportal/domain/messages/admin-dashboard";
import { paths } from "@polyportal/domain/routes/paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

test("from a figure to the list of just what it counts", async ({ page }) => {
  await signedIn(page, "exams");
  await page.goto(paths.dashboard);
  const sheets = page.getByRole("region", { name: words.sheets.title });
  await expect(sheets.getByRole("link", { name: /^Checked / })).toBeVisible();
  await expectAccessible(page);

  await sheets.getByRole("link", { name: /^Checked / }).click();
  await expect(page).toHaveURL(/\/results\/classlist\?session=\d+&state=checked$/);
  await page.goBack();

  const registrations = page.getByRole("region", { name: words.registrations.title });
  const waiting = registrations.getByRole("link", { name: /^Waiting for approval / });
  const count = (await waiting.textContent())?.split(" ").at(-1) ?? "";
  await waiting.click();
  await expect(page.getByText(new RegExp(`^showing 1-\\d+ of ${count}$`))).toBeVisible();
});
