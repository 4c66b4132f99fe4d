/** A lecturer reads who takes a course, and prints the sheet on which they sign. */
import { courseClassWords as words } from "@polyportal/domain/messages/course-class";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

test("from the own courses to the class, its search and its attendance sheet", async ({ page }) => {
  await signedIn(page, "lecturer");
  await page.goto(withSearch(staffPaths.myCourses, { search: "COM" }));
  await page
    .getByRole("button", { name: /^Actions for COM/ })
    .first()
    .press("Enter");
  await page.getByRole("menuitem", { name: words.toClass }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  const students = page.getByRole("rowheader");
  await expect(students.first()).toBeVisible();
  // Before the name stands a photo, or initials.
  const name = (await students.first().locator("span").last().textContent()) ?? "";
  await expectAccessible(page);

  await page.setViewportSize(desk);
  await page.getByRole("textbox", { name: words.search }).fill(name);
  await expect(students).toHaveCount(1);
  await page.getByRole("link", { name: words.print.attendance }).click();
  const sheet = page.getByRole("article", { name: words.papers.attendance });
  await expect(sheet.getByRole("columnheader", { name: "Signature in" }).first()).toBeVisible();
  // The paper has all of the class, whatever was looked for on the list.
  await expect(sheet.getByRole("rowheader", { name, exact: true })).toHaveCount(1);
  expect(await sheet.getByRole("rowheader").count()).toBeGreaterThan(1);
  await expectAccessible(page);
});
