/** What is not saved, as somebody who leaves the page by a link, by Back and with the tab. */
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { unsavedMessages } from "@polyportal/domain/messages/unsaved";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

test("whoever leaves unsaved ticks is asked, and stays with them or goes on", async ({ page }) => {
  await signedIn(page, "admin");
  await page.goto(staffPaths.roles);
  await page.getByRole("link", { name: "Hostel officer" }).click();
  const notices = page.getByRole("checkbox", { name: "See notices" });
  await notices.check();
  const question = page.getByRole("alertdialog", { name: unsavedMessages.title });
  const stay = () => question.getByRole("button", { name: "Cancel" }).click();

  // Another tab of the page, and another role beside this one, are views of the same.
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("tab", { name: "Rights" }).click();
  await expect(notices).toBeChecked();
  const at = page.url();

  // Back over the tabs is no leaving; back to the list is.
  await page.goBack();
  await page.goBack();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await stay();
  await expect(page).toHaveURL(/role=hostel/);
  await expect(notices).toBeChecked();

  const roles = page.getByRole("link", { name: rightsMessages.rolesTitle, exact: true }).first();
  await roles.click();
  await stay();
  await expect(roles).toBeFocused();
  await expect(notices).toBeChecked();

  // The browser itself asks before the tab goes.
  const asked = page.waitForEvent("dialog");
  const reloading = page.evaluate("location.reload()").catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await reloading;
  await expect(notices).toBeChecked();

  await page.goBack();
  await question.getByRole("button", { name: unsavedMessages.leave }).click();
  await expect(page).not.toHaveURL(/role=/);
  await expect(
    page.getByRole("heading", { level: 1, name: rightsMessages.rolesTitle }),
  ).toBeVisible();
  expect(at).toContain("role=hostel");
  await page.getByRole("link", { name: "Hostel officer" }).click();
  await expect(notices).not.toBeChecked();
});

test("who goes back with a form beside a list half filled is asked, and finds it as it was", async ({
  page,
}) => {
  await signedIn(page, "admin");
  await page.goto(staffPaths.faculties);
  await page.getByRole("link", { name: "School of Engineering" }).click();
  await page.getByRole("button", { name: schoolSetupMessages.departments.add }).click();
  const name = page.getByRole("dialog").getByRole("textbox").first();
  await name.fill("Water Resources");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: unsavedMessages.title });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(name).toHaveValue("Water Resources");
  await page.goBack();
  await question.getByRole("button", { name: unsavedMessages.leave }).click();
  await expect(page).toHaveURL(new RegExp(`${staffPaths.faculties}$`));
});
