/** An officer drops a course for one student after the window: what the rules refuse is overridden by name. */
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

test("an officer looks a student up, drops a course with a reason, and reads who is told", async ({
  page,
}) => {
  await signedIn(page, "exams");
  await page.goto(withSearch(staffPaths.approveCourses, { level: "1" }));
  const number = page.getByRole("cell", { name: /^[A-Z]+\/[A-Z]+\/\d+/ }).first();
  const matricNumber = (await number.textContent()) ?? "";
  await page.goto(staffPaths.addDrop);
  await page.getByRole("textbox", { name: words.labels.matricNumber }).fill(matricNumber);
  await page.getByRole("combobox", { name: listColumns.semester }).selectOption("First");
  await page.getByRole("button", { name: words.lookUp }).press("Enter");
  await expect(page.getByText(words.becomes.submitted)).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(desk);
  const chosen = page.getByRole("checkbox", { checked: true, disabled: false });
  await chosen.first().press("Space");
  const rules = page.getByRole("region", { name: words.rules });
  for (const override of await rules.getByRole("checkbox").all()) await override.check();
  await page
    .getByRole("textbox", { name: words.labels.reason })
    .fill("The timetable has two of them at one hour.");
  await page.getByRole("button", { name: words.save }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Dropped: ");
  await expectAccessible(page);
  await question.getByRole("button", { name: words.save }).press("Enter");
  await expect(page.getByText(/^The courses of .* are changed$/)).toBeVisible();
});
