/** An adviser opens the one class, reads who has not registered and why, and prints its list. */
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { exportMessages } from "@polyportal/domain/messages/export";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

const { view, list, counts } = words;

test("from the own class to those who have not registered, its list, and the list on paper", async ({
  page,
}) => {
  await signedIn(page, "lecturer");
  await page.goto(staffPaths.myClass);
  // The demo's lecturer advises one class, which is opened at once.
  await expect(page).toHaveURL(new RegExp(`${staffPaths.classView}\\?`));
  await expect(page.getByRole("heading", { level: 1, name: /ND I$/ })).toBeVisible();
  const unregistered = page.getByRole("region", { name: view.unregistered });
  const told = unregistered.getByRole("rowheader");
  await expect(told.first()).toBeVisible();
  await expect(
    unregistered.getByText(/^(Pay |Registration |Late registration |The )/).first(),
  ).toBeVisible();
  const left = (await told.first().textContent()) ?? "";
  await expectAccessible(page);

  // A count is as many as the list that it leads to.
  const count = page
    .getByRole("list", { name: view.countsTitle })
    .getByRole("link", { name: new RegExp(`^${counts.unregistered} `) });
  const many = ((await count.textContent()) ?? "").replaceAll(/\D/g, "");
  await page.setViewportSize(desk);
  await count.click();
  await expect(page.getByRole("heading", { level: 1, name: list.title })).toBeVisible();
  await expect(page.getByText(new RegExp(`of ${many}$`)).first()).toBeVisible();
  await page.getByRole("textbox", { name: list.search }).fill(left);
  await expect(page.getByRole("rowheader", { name: left })).toHaveCount(1);
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expectAccessible(page);

  await page.setViewportSize(desk);
  await page.getByRole("button", { name: exportMessages.exportAs }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /csv/i }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole("link", { name: list.print }).click();
  const sheet = page.getByRole("article", { name: list.title });
  // The paper has all of the class, whatever was looked for on the list.
  await expect(sheet.getByRole("rowheader", { name: left, exact: true })).toHaveCount(1);
  expect(await sheet.getByRole("rowheader").count()).toBeGreaterThan(1);
  await expectAccessible(page);
});
