/** A course that nobody teaches gets two lecturers; one of them is replaced, and the record tells it. */
import { lecturerCopyMessages } from "@polyportal/domain/messages/course-lecturer-copies";
import { courseLecturerActs as actWords } from "@polyportal/domain/messages/course-lecturer-acts";
import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { actMessages } from "@polyportal/domain/messages/act";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

// Of the second semester, for which the demo has assigned nobody.
const code = "STA 123";

test("lecturers are assigned, one replaced, and last session's copied", async ({ page }) => {
  await signedIn(page, "admin");
  await page.goto(withSearch(staffPaths.lecturersCourses, { search: code }));
  const row = page.getByRole("row", { name: new RegExp(code) });
  await expect(row.getByText(words.nobody)).toBeVisible();
  await expectAccessible(page);

  await menu(page, `Actions for ${code}`, words.assign);
  const form = page.getByRole("dialog", { name: actWords.assignTitle(code) });
  const field = form.getByRole("combobox", { name: actWords.add });
  for (const name of ["Eze", "Musa"]) {
    await field.fill(name);
    await page.getByRole("option", { name: new RegExp(name) }).click();
  }
  await field.press("Escape");
  const coordinator = form.getByRole("combobox", { name: actWords.coordinatorToBe });
  await coordinator.selectOption({ index: 1 });
  await expectAccessible(page);
  await form.getByRole("button", { name: actWords.save }).click();
  await expect(row.getByText(/Eze .* \(coordinator\)/)).toBeVisible();

  await row.getByRole("button", { name: `Details of ${code}` }).click();
  const team = page.getByRole("list", { name: actWords.team(code) });
  await menu(team, /Actions for Musa/, actWords.replace, page);
  const replaces = page.getByRole("dialog", { name: /^Replace Musa/ });
  await replaces.getByRole("combobox", { name: actWords.by }).fill("Ogunlade");
  await page.getByRole("option", { name: /Ogunlade/ }).click();
  await replaces.getByRole("textbox", { name: actMessages.reason }).fill("On study leave.");
  await expectAccessible(page);
  await replaces.getByRole("button", { name: actWords.replace, exact: true }).click();
  await expect(team.getByText(/Ogunlade/)).toBeVisible();
  await expect(team.getByText(/Musa/)).toHaveCount(0);

  await menu(page, `Actions for ${code}`, auditMessages.history);
  const history = page.getByRole("dialog", { name: auditMessages.historyOf(code) });
  await expect(history.getByText(/in the place of Musa/)).toBeVisible();
  await expect(history.getByText(/On study leave/)).toBeVisible();

  // The other course of this class that nobody teaches had somebody last session.
  await page.goto(withSearch(staffPaths.lecturersCourses, { search: "STA 126" }));
  await page.getByRole("button", { name: words.copy }).click();
  const question = page.getByRole("alertdialog", { name: lecturerCopyMessages.copyTitle });
  await expect(question.getByText(lecturerCopyMessages.copyQuestion(1, "2025/2026"))).toBeVisible();
  await question.getByRole("button", { name: lecturerCopyMessages.copyNow }).click();
  await expect(page.getByText(lecturerCopyMessages.copied(1))).toBeVisible();
  await expect(page.getByText(words.nobody)).toHaveCount(0);
});

/** Does one of the things that a menu offers. */
async function menu(
  within: Page | Locator,
  name: string | RegExp,
  label: string,
  page = within as Page,
): Promise<void> {
  await within.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: label }).click();
}
