/** What every list can do: pages turned in place, views kept and shared, rows had as a file. */
import { exportMessages } from "@polyportal/domain/messages/export";
import { savedViewMessages } from "@polyportal/domain/messages/saved-views";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const choose = async (page: Page, menu: RegExp, entry: string | RegExp) => {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

test("a list's next page comes without loading the portal anew, and goes back", async ({
  page,
}) => {
  await signedIn(page, "admin");
  await page.goto(staffPaths.users);
  await expect(page.getByText(/showing 1-10 of/i)).toBeVisible();
  await page.evaluate(() => document.body.setAttribute("data-kept", "yes"));
  await page.getByRole("link", { name: /^(page )?2$/i }).click();
  await expect(page.getByText(/showing 11-20 of/i)).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-kept", "yes");
  await page.goBack();
  await expect(page.getByText(/showing 1-10 of/i)).toBeVisible();
});

test("a view is kept, shared with all of the staff, and opens a list of another role", async ({
  page,
  browser,
}) => {
  await signedIn(page, "admin");
  await page.goto(`${staffPaths.users}?userType=lecturer&sort=-fullName`);
  await choose(page, /^View:/, /Save as a new view/);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Name/ }).fill("Teachers");
  await dialog.getByRole("combobox").selectOption({ label: savedViewMessages.audiences.everyone });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(button(page, "View: Teachers")).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signedIn(other, "administrator");
  await other.goto(staffPaths.users);
  await button(other, /^View:/).click();
  await other.getByRole("menuitemradio", { name: /^Teachers/ }).click();
  await expect(other).toHaveURL(/userType=lecturer/);
  await choose(other, /^View: Teachers/, /Open the list with it|list opens/i);
  await other.goto(staffPaths.users);
  await expect(button(other, /^View: Teachers/)).toBeVisible();
  await expect(other).toHaveURL(/userType=lecturer/);
  await expectAccessible(other);
  await context.close();
});

test("what the filters find is saved as a file, and stands among the downloads", async ({
  page,
}) => {
  await signedIn(page, "admin");
  await page.goto(`${staffPaths.users}?role=registrar`);
  await expect(page.getByRole("cell", { name: "Registrar", exact: true }).first()).toBeVisible();
  const coming = page.waitForEvent("download");
  await choose(page, /^Export/, exportMessages.formats.csv);
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Users \d{4}-\d\d-\d\d\.csv$/);
  const { readFile } = await import("node:fs/promises");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(userMessages.columns.fullName);
  expect(text).toContain("registrar");
  await page.goto(staffPaths.downloads);
  await expect(page.getByRole("row", { name: /Users \(CSV\)/ })).toBeVisible();
  await expectAccessible(page);
});
