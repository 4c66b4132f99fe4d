/** Marks of a computer test: the course and what counts, pasted cells, what becomes of each, and undone. */
import { cbtColumns } from "@polyportal/domain/messages/cbt-results";
import { cbtPages } from "@polyportal/domain/messages/cbt-pages";
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

test("a lecturer uploads what an exam on computers gave, and takes it back", async ({ page }) => {
  await signedIn(page, "lecturer");
  await page.goto(withSearch(staffPaths.myCourses, { state: "draft", search: "COM" }));
  const course = page.getByRole("rowheader").first().getByRole("link");
  const code = (await course.textContent()) ?? "";
  await course.click();
  const grid = page.getByRole("grid", { name: sheetPages.scoresOf(code) });
  const numbers = grid.getByText(/^[A-Z]+\/[A-Z]+\/\d\d\/\d{4}$/);
  await expect(numbers.first()).toBeVisible();
  const number = (await numbers.first().textContent()) ?? "";

  await page.goto(staffPaths.cbtResults);
  const choice = page.getByRole("combobox", { name: cbtPages.course });
  const option = choice.getByRole("option", { name: new RegExp(`^${code},`) });
  await choice.selectOption((await option.textContent()) ?? "");
  await page.getByRole("radio", { name: /^Exam,/ }).check();
  await page.getByRole("radio", { name: cbtPages.attemptsOf.best }).check();
  await page.getByRole("checkbox", { name: cbtPages.replace }).check();
  const rows = [
    Object.values(cbtColumns),
    [number, "20.25", "50", "", "24/11/2026 09:15"],
    [number, "30.25", "50", "", "24/11/2026 11:15"],
    [number.replace(/\d{4}$/, "9999"), "10", "50", "", ""],
  ];
  await page
    .getByRole("textbox", { name: words.paste })
    .fill(rows.map((cells) => cells.join("\t")).join("\n"));
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await page.getByRole("button", { name: words.check }).click();
  const importing = page.getByRole("button", { name: words.import(1) });
  await expect(importing).toBeVisible();
  await expect(page.getByText(/^The best attempt counts: row 3\.$/)).toBeVisible();
  await page.getByRole("button", { name: `${words.verdicts.Refused} 1` }).click();
  await expect(page.getByText(/no student of this course has this matric number/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await importing.click();
  // Where a mark was there it is asked once more.
  const applied = page.getByText(words.applied(1));
  const question = page.getByRole("alertdialog");
  await expect(applied.or(question)).toBeVisible();
  if (await question.isVisible()) {
    await question.getByRole("button", { name: words.import(1) }).click();
  }
  await expect(applied).toBeVisible();

  await page.getByRole("button", { name: words.other }).click();
  const earlier = page.getByRole("table", { name: cbtPages.earlier });
  const first = earlier.getByRole("rowheader", { name: words.pasted }).first();
  await expect(first).toBeVisible();
  await first.getByRole("link").click();
  await page.getByRole("button", { name: words.undo }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.undo }).click();
  await expect(page.getByText(words.undone(1))).toBeVisible();
});
