/** A lecture is put where another is: the clash is found, its students are listed, and it is moved away. */
import { coursePartWords } from "@polyportal/domain/messages/course-parts";
import { lecturerLoadMessages } from "@polyportal/domain/messages/lecturer-load";
import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const wide = { width: 1280, height: 900 };

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: wide });

test("a clash is found, looked into and mended", async ({ page }) => {
  await signedIn(page, "admin");
  await page.goto(staffPaths.lecturersCourses);
  const parts = page.getByRole("navigation", { name: coursePartWords.label });
  await parts.getByRole("link", { name: coursePartWords.parts.timetable }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: words.add }).click();
  const form = page.getByRole("dialog", { name: words.addTitle("2026/2027") });
  await form.getByRole("combobox", { name: words.columns.course }).fill("COM 217");
  await page.getByRole("option", { name: /COM 217/ }).click();
  await form.getByRole("combobox", { name: words.columns.day }).selectOption("Thursday");
  await form.getByRole("textbox", { name: words.columns.begins }).fill("9 am");
  await form.getByRole("textbox", { name: words.columns.ends }).fill("11");
  await form.getByRole("textbox", { name: words.columns.room }).fill("lecture theatre 2");
  await expectAccessible(page);
  await form.getByRole("button", { name: words.save }).click();
  await expect(page.getByText(words.added("COM 217"))).toBeVisible();

  await parts.getByRole("link", { name: coursePartWords.parts.clashes }).click();
  const clash = page.getByRole("row", { name: /COM 215.*COM 217/ });
  await expect(clash.getByText(words.clashes.kinds.room, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /students? of COM 211 and COM 212/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: words.clashes.inBoth.of("COM 211", "COM 212") }),
  ).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${staffPaths.lecturersCourses}#timetable`);
  await page.getByRole("button", { name: /^Actions for COM 217/ }).click();
  await page.getByRole("menuitem", { name: words.remove }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.removed("COM 217"))).toBeVisible();
  await parts.getByRole("link", { name: coursePartWords.parts.clashes }).click();
  await expect(page.getByRole("link", { name: /of COM 211 and COM 212/ })).toBeVisible();
  await expect(clash).toHaveCount(0);

  await parts.getByRole("link", { name: coursePartWords.parts.loads }).click();
  await page.getByRole("button", { name: /^Actions for Eze.*First/ }).click();
  await page.getByRole("menuitem", { name: lecturerLoadMessages.week }).click();
  const week = page.getByRole("dialog", { name: lecturerLoadMessages.week });
  await page.setViewportSize(wide);
  await expect(week.getByRole("table").getByText("COM 215")).toBeVisible();
  await expectAccessible(page);
});
