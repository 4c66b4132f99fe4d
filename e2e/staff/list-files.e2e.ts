/** Lists of the teaching side as files: what stands on the page, with the columns in sight. */
import { readFile } from "node:fs/promises";
import { exportMessages } from "@polyportal/domain/messages/export";
import { lecturerLoadMessages as loads } from "@polyportal/domain/messages/lecturer-load";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { timetableMessages } from "@polyportal/domain/messages/timetable";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

/** The lines of the page's list as CSV, its head first. */
async function linesOf(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: exportMessages.exportAs }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: exportMessages.formats.csv }).click();
  const file = await (await download).path();
  return (await readFile(file, "utf8")).trim().split(/\r?\n/);
}

test("clashes and loads are had as files, narrowed down as their pages are", async ({ page }) => {
  await signedIn(page, "exams");
  await page.goto(`${staffPaths.lecturersCourses}#clashes`);
  const { columns, kinds, title } = timetableMessages.clashes;
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  const [head, ...clashes] = await linesOf(page);
  expect(head).toContain(`${columns.one},${columns.other},${columns.kinds}`);
  await expect(page.locator("tbody tr")).toHaveCount(clashes.length);
  expect(clashes.find((line) => line.includes("COM 211"))).toContain(kinds.class);

  await page.goto(`${staffPaths.lecturersCourses}?above=true#loads`);
  await expect(page.getByRole("heading", { level: 1, name: loads.title })).toBeVisible();
  await expect(page.locator("tbody tr").first()).toBeVisible();
  const [, ...above] = await linesOf(page);
  await expect(page.locator("tbody tr")).toHaveCount(above.length);
  for (const line of above) expect(line).toContain(loads.above);
});

test("a lecturer has the own courses as a file, found by the words that are searched for", async ({
  page,
}) => {
  await signedIn(page, "lecturer");
  await page.goto(`${staffPaths.myCourses}?semester=First&search=COM+41`);
  await expect(page.getByRole("heading", { level: 1, name: sheetPages.myCourses })).toBeVisible();
  await expect(page.locator("tbody tr").first()).toBeVisible();
  const [head, ...courses] = await linesOf(page);
  expect(head).not.toContain(sheetPages.columns.changed);
  const codes = await page.locator("tbody th").allInnerTexts();
  expect(codes).toContain("COM 411");
  expect(courses.map((line) => line.split(",")[0])).toEqual(codes);
});
