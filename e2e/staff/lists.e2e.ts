/** What every list can do: pages turned in place, views kept and shared, rows had as a file. */
import { todayInLagos } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { bulkEditMessages as bulk } from "@polyportal/domain/messages/bulk-edit";
import { exportMessages } from "@polyportal/domain/messages/export";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { pasteListMessages as pasted } from "@polyportal/domain/messages/paste-list";
import { recordPaletteMessages } from "@polyportal/domain/messages/record-palette";
import { savedViewMessages } from "@polyportal/domain/messages/saved-views";
import { userMessages } from "@polyportal/domain/messages/users";
import { paths } from "@polyportal/domain/routes/paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expectDashboard, signedIn, signedInWithCalls } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const choose = async (page: Page, menu: RegExp, entry: string | RegExp) => {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

/** Keeps what the list shows as a view of all of the staff. */
async function keepForAll(page: Page, name: string) {
  await choose(page, /^View:/, /Save as a new view/);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /Name/ }).fill(name);
  await dialog.getByRole("combobox").selectOption({ label: savedViewMessages.audiences.everyone });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(button(page, `View: ${name}`)).toBeVisible();
}

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

test("a record opens beside its list, which keeps its place, and the next one by a key", async ({
  page,
}) => {
  await signedIn(page, "admin");
  // So low that the fifteenth row is out of sight.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(`${staffPaths.users}?size=20&page=2`);
  const names = page.locator("tbody th").getByRole("link");
  const [first, second] = [names.nth(14), names.nth(15)];
  const nameOf = async (link: typeof first) => (await link.textContent()) ?? "";
  await first.scrollIntoViewIfNeeded();
  const box = page.getByRole("checkbox", { name: `Select ${await nameOf(first)}` });
  await box.check();
  await first.press("Enter");
  const heading = (name: string) => page.getByRole("heading", { level: 2, name });
  await expect(heading(await nameOf(first))).toBeFocused();
  await expect(page).toHaveURL(/page=2&open=/);
  // The rows scroll by themselves under their heads.
  const placeOfRows = () =>
    page.locator(".data-table").evaluate((table) => table.parentElement?.scrollTop);
  const place = await placeOfRows();
  expect(place).toBeGreaterThan(0);
  await page.keyboard.press("j");
  await expect(heading(await nameOf(second))).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(heading(await nameOf(second))).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/open=/);

  await first.click();
  await expect(heading(await nameOf(first))).toBeFocused();
  const before = await placeOfRows();
  await page.keyboard.press("Escape");
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(/page=2$/);
  expect(await placeOfRows()).toBe(before);
});

test("somebody is gone to by name, a department by its code, each by right", async ({
  page,
  browser,
}) => {
  await signedIn(page, "admin");
  await page.goto(staffPaths.users);
  await expect(page.getByText(/showing 1-10 of/i)).toBeVisible();
  await page.keyboard.press("Control+k");
  const found = page.getByRole("dialog", { name: recordPaletteMessages.title });
  await found.getByRole("combobox").fill("oladii");
  await expect(found.getByRole("option", { name: /^Ọládiípọ̀/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/users\/management\?user=/);
  await expect(page.getByRole("heading", { level: 1, name: /^Ọládiípọ̀/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await found.getByRole("combobox").fill("computer sci");
  await found.getByRole("option", { name: /^Computer Science/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Computer Science/ })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signedIn(other, "hostel");
  await other.goto(paths.dashboard);
  await expectDashboard(other);
  await other.keyboard.press("Control+k");
  const empty = other.getByRole("dialog", { name: recordPaletteMessages.title });
  await empty.getByRole("combobox").fill("oladii");
  await expect(empty.getByText(recordPaletteMessages.none)).toBeVisible();
  await other.context().close();
});

test("a view is kept, shared with all of the staff, and opens a list of another role", async ({
  page,
  browser,
}) => {
  await signedIn(page, "admin");
  await page.goto(`${staffPaths.users}?userType=lecturer&sort=-fullName`);
  await keepForAll(page, "Teachers");

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

test("a shared view shows a column as long as its reader has the right to it", async ({
  page,
  browser,
}) => {
  const call = await signedInWithCalls(page, "admin");
  await call("POST", "/api/Report/exports", { list: "listHolidays", format: "csv" });
  await page.goto(`${paths.notifications}?side=others&columns=title+by#downloads`);
  await keepForAll(page, "Whose files");

  // Of others' files the admissions office sees none: no column of theirs, and no filter by them.
  const context = await browser.newContext();
  const other = await context.newPage();
  const own = await signedInWithCalls(other, "admissions");
  await own("POST", "/api/Report/exports", { list: "listApplicationSetups", format: "csv" });
  await other.goto(staffPaths.downloads);
  await button(other, /^View:/).click();
  await other.getByRole("menuitemradio", { name: /^Whose files/ }).click();
  await choose(other, /^View: Whose files/, /Open the list with it|list opens/i);
  const head = (name: string) => other.getByRole("columnheader", { name, exact: true });
  const opensAgain = async (sees: boolean) => {
    await other.goto(staffPaths.downloads);
    await expect(button(other, /^View: Whose files/)).toBeVisible();
    await expect(head(exportMessages.columns.title)).toBeVisible();
    await expect(head(exportMessages.columns.by)).toHaveCount(sees ? 1 : 0);
    const filters = button(other, /^Filters/);
    if (await filters.isVisible()) await filters.click();
    await expect(other.getByRole("combobox", { name: exportMessages.filters.side })).toHaveCount(
      sees ? 1 : 0,
    );
  };
  await opensAgain(false);
  const { items } = await call<{ items: { id: string }[] }>(
    "GET",
    "/api/UserManagement/users?search=admissions&userType=official",
  );
  const given = { id: items[0]?.id, claim: "audit.see", reason: "For one day alone." };
  await call("PUT", "/api/RoleClaims/user-claims", {
    ...given,
    effect: "allow",
    until: todayInLagos(),
  });
  await opensAgain(true);
  await call("POST", "/api/RoleClaims/end-user-claim", given);
  await opensAgain(false);
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

test("of a pasted list the doubtful are told by their lines, and the others switched off and given back", async ({
  page,
}) => {
  await signedIn(page, "admin");
  const list = `${staffPaths.users}?userType=student&sort=-userName&columns=fullName+userName+active`;
  const nameOn = async (number: number) => {
    await page.goto(`${list}&page=${number}`);
    const row = page.getByRole("row", { name: /^Select / }).nth(1);
    await expect(row).toBeVisible();
    // A student's number stands beside it.
    return (await row.getByRole("cell").nth(1).innerText()).replace(/, .*/, "");
  };
  const [far, near] = [await nameOn(2), await nameOn(1)];
  await button(page, listChoiceMessages.paste).click();
  const dialog = page.getByRole("dialog", { name: pasted.title });
  const text = [near, "nobody.at.all@example.com", `${far.toLowerCase()}; ${near}`].join("\n");
  await dialog.getByRole("textbox", { name: pasted.text }).fill(text);
  await dialog.getByRole("button", { name: pasted.find }).click();
  await expect(dialog.getByText(pasted.doubtful(2))).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toHaveText(/^Line 2\s+nobody\.at\.all/);
  await expect(dialog.getByText(/named on line 1 already/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: pasted.choose(2) }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
  await button(page, userMessages.deactivate).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(userMessages.deactivating(2))).toBeVisible();
  await question
    .getByRole("textbox", { name: actMessages.reason })
    .fill("They have left the school this week.");
  await question.getByRole("button", { name: userMessages.deactivate }).click();
  const off = page.getByRole("table").getByText(userMessages.states.off);
  await expect(off).toHaveCount(1);
  await page.getByRole("button", { name: actMessages.undo }).click();
  await expect(page.getByText(bulk.undone(2))).toBeVisible();
  await expect(off).toHaveCount(0);
});
