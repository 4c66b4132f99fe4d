/** Course management by keys alone: a course added and changed, the classes that take it, loads of a level and of a student. */
import { actMessages } from "@polyportal/domain/messages/act";
import { courseClassMessages as classWords } from "@polyportal/domain/messages/course-classes";
import { courseColumns } from "@polyportal/domain/messages/import-courses";
import { importPageMessages as importWords } from "@polyportal/domain/messages/import-page";
import { manageCourseMessages as courseWords } from "@polyportal/domain/messages/manage-course";
import { pasteListMessages } from "@polyportal/domain/messages/paste-list";
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };

test.use({
  viewport: desk,
  contextOptions: { reducedMotion: "reduce" },
});

const reason = "The student repeats two courses of the year before.";

/** Presses what has the focus once it is there. */
async function press(what: Locator, key = "Enter"): Promise<void> {
  await what.focus();
  await what.press(key);
}

/** Types into the fields of the form at the side, one after the other, as Tab leads. */
async function typeThrough(page: Page, ...entries: readonly string[]): Promise<void> {
  for (const entry of entries) {
    await page.keyboard.type(entry);
    await page.keyboard.press("Tab");
  }
}

/** Opens the acts of a row by its button, and chooses one by its first letters. */
async function act(page: Page, row: string, label: string): Promise<void> {
  await press(page.getByRole("button", { name: `Actions for ${row}` }));
  await press(page.getByRole("menuitem", { name: label, exact: true }));
}

test("a course is added and given other units by keys", async ({ page }) => {
  await signedIn(page, "exams");
  await page.goto(staffPaths.manageCourses);
  await press(page.getByRole("button", { name: courseWords.add, exact: true }));
  const form = page.getByRole("dialog", { name: courseWords.add });
  await expect(form).toBeVisible();
  await form.getByRole("textbox", { name: courseWords.columns.code }).focus();
  await typeThrough(page, "zzz211", "Library Methods", "3", "Statistics", "ND II");
  await expectAccessible(page);
  await press(form.getByRole("button", { name: courseWords.create, exact: true }));
  await expect(page.getByText(courseWords.added("ZZZ 211"))).toBeVisible();

  await page.goto(withSearch(staffPaths.manageCourses, { search: "ZZZ" }));
  await act(page, "ZZZ 211", courseWords.acts.edit);
  const edit = page.getByRole("dialog", { name: courseWords.edit("ZZZ 211") });
  const units = edit.getByRole("textbox", { name: courseWords.fields.creditUnit });
  await units.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expect(page.getByText(actMessages.saved(courseWords.thing))).toBeVisible();
  await expect(page.getByRole("cell", { name: "4.0" })).toBeVisible();
});

test("a sheet of courses is checked, imported and undone by keys; a deleted course comes back", async ({
  page,
}) => {
  await signedIn(page, "exams");
  await page.goto(staffPaths.manageCourses);
  await press(page.getByRole("link", { name: actMessages.importSheet, exact: true }));
  await expect(
    page.getByRole("heading", { level: 1, name: importWords.title(courseWords.noun) }),
  ).toBeVisible();
  const headings = Object.values(courseColumns).map(({ heading }) => heading);
  const row = (code: string, ...further: readonly string[]) =>
    [code, "Library Methods", "2", "STA", "ND I", "First", "Core", ...further].join("\t");
  const sheet = [
    headings.join("\t"),
    row("ZZY 111"),
    row("ZZY 112", "20", "20", "60", "yes", "ZZY 111"),
    row("ZZY 113", "20", "20", "70"),
    row("ZZY 114", "", "", "", "", "ZZY 114"),
  ].join("\n");
  await page.getByRole("textbox", { name: importWords.paste }).fill(sheet);
  await press(page.getByRole("button", { name: importWords.check, exact: true }));
  await expect(page.getByText(courseWords.needed.split)).toBeVisible();
  await expect(page.getByText("a course cannot need itself")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await press(page.getByRole("button", { name: importWords.import(2) }));
  await expect(page.getByText(importWords.applied(2))).toBeVisible();
  const imported = page.url();

  await page.goto(withSearch(staffPaths.manageCourses, { search: "ZZY" }));
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await act(page, "ZZY 112", courseWords.acts.remove);
  const question = page.getByRole("alertdialog", { name: courseWords.removeTitle("ZZY 112") });
  await press(question.getByRole("button", { name: courseWords.acts.remove }));
  await expect(page.getByText(courseWords.removed("ZZY 112"))).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await press(page.getByRole("button", { name: actMessages.undo, exact: true }));
  await expect(page.getByText(courseWords.undone)).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(2);

  // What was deleted and brought back has changed since: it stays, and what it needs stays with it.
  await page.goto(imported);
  await press(page.getByRole("button", { name: importWords.undo, exact: true }));
  await press(
    page.getByRole("alertdialog").getByRole("button", { name: importWords.undo, exact: true }),
  );
  await expect(page.getByText(importWords.kept(2))).toBeVisible();
});

test("another class is given a course by keys, and what it comes to is said; last session’s has nothing to copy", async ({
  page,
}) => {
  await signedIn(page, "exams");
  await page.goto(withSearch(staffPaths.courseClasses, { search: "COM 112" }));
  await act(page, "COM 112", classWords.change);
  const form = page.getByRole("dialog", { name: classWords.changeTitle("COM 112") });
  const box = (name: RegExp) => form.getByRole("checkbox", { name });
  await expect(form.getByRole("status")).toHaveText(/^[\d,]+ students in 1 class\.$/);
  await box(/^All classes/).focus();
  // Down to the first department, and right to its ND II.
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "Space"]) {
    await page.keyboard.press(key);
  }
  await expect(box(/^Accountancy, ND II,/)).toBeChecked();
  await expect(form.getByRole("status")).toHaveText(/^[\d,]+ students in 2 classes\.$/);
  await expectAccessible(page);
  await press(form.getByRole("button", { name: classWords.save, exact: true }));
  await expect(page.getByText(classWords.saved("COM 112", 2))).toBeVisible();
  await expect(page.getByText(/^and 1 more: ND II of Accountancy$/)).toBeVisible();

  // Axe has left the page as on a phone.
  await page.setViewportSize(desk);
  await press(page.getByRole("button", { name: classWords.copy }));
  const question = page.getByRole("alertdialog", { name: classWords.copyTitle });
  await expect(question.getByText(classWords.nothingToCopy("2025/2026"))).toBeVisible();
});

test("the load of a level says whom it leaves outside; a student is given another, and it is revoked", async ({
  page,
}) => {
  await signedIn(page, "exams");
  await page.goto(staffPaths.unitLoads);
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await act(page, words.editTitle("PGD", "Second"), words.edit);
  const level = page.getByRole("dialog", { name: words.editTitle("PGD", "Second") });
  await level.getByRole("textbox", { name: words.columns.maximum }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("22");
  await expect(level.getByRole("status")).toContainText("none would be outside");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole("cell", { name: "22.0" })).toBeVisible();

  // Axe has left the page as on a phone.
  await page.setViewportSize(desk);
  await page.goto(withSearch(staffPaths.approveCourses, { level: "1" }));
  const matricNumber = await page
    .getByRole("cell", { name: /^[A-Z]+\/[A-Z]+\/\d+/ })
    .first()
    .textContent();
  await page.goto(staffPaths.studentUnitLoads);
  await press(page.getByRole("button", { name: words.assign }));
  const form = page.getByRole("dialog", { name: words.assign });
  await form.getByRole("textbox", { name: words.whom }).focus();
  await page.keyboard.type(`${matricNumber ?? ""}, ND/NONE/1`);
  await press(form.getByRole("button", { name: words.lookUp }));
  await expect(form.getByText(pasteListMessages.unknown(1))).toBeVisible();
  await form.getByRole("combobox", { name: listColumns.semester }).focus();
  await typeThrough(page, "First", "6", "31");
  await page.keyboard.type(reason);
  await press(form.getByRole("button", { name: words.assign }));
  await expect(page.getByText(words.waiting(1))).toBeVisible();
  await expect(form).toBeHidden();
  await press(page.getByRole("button", { name: words.assign }));
  await form.getByRole("textbox", { name: words.whom }).focus();
  await page.keyboard.type(matricNumber ?? "");
  await form.getByRole("combobox", { name: listColumns.semester }).focus();
  await typeThrough(page, "First", "6", "30");
  await page.keyboard.type(reason);
  await press(form.getByRole("button", { name: words.assign }));
  await expect(page.getByText(words.given(1))).toBeVisible();
  const name = (await page.getByRole("rowheader").first().textContent()) ?? "";
  await expectAccessible(page);

  await act(page, name, words.revoke);
  const question = page.getByRole("alertdialog", { name: words.revokeTitle(name) });
  await question.getByRole("textbox").focus();
  await page.keyboard.type(reason);
  await press(question.getByRole("button", { name: words.revoke }));
  await expect(page.getByText(words.none)).toBeVisible();
});
