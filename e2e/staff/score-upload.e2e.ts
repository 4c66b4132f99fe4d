/** Scores filled in a spreadsheet: the template, cells that are pasted, what becomes of each, and undone. */
import { importPageMessages as words } from "@polyportal/domain/messages/import-page";
import { scoreColumns } from "@polyportal/domain/messages/score-upload";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const desk = { width: 1280, height: 900 };

test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

test("a lecturer downloads the template, pastes rows of it, imports them and takes them back", async ({
  page,
}) => {
  await signedIn(page, "lecturer");
  await page.goto(withSearch(staffPaths.myCourses, { state: "draft", search: "COM" }));
  const course = page.getByRole("rowheader").first().getByRole("link");
  const code = (await course.textContent()) ?? "";
  await course.click();
  const grid = page.getByRole("grid", { name: sheetPages.scoresOf(code) });
  await expect(grid).toBeVisible();
  const number =
    (await grid
      .getByText(/^[A-Z]+\/[A-Z]+\/\d\d\/\d{4}$/)
      .first()
      .textContent()) ?? "";
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: sheetPages.template }).click();
  expect((await download).suggestedFilename()).toMatch(
    new RegExp(`^${code.replace(" ", "-")}_\\d{4}-\\d{4}_scores\\.xlsx$`),
  );

  await page.getByRole("link", { name: sheetPages.upload, exact: true }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: sheetPages.uploadTo(code) }),
  ).toBeVisible();
  const { matricNumber, test: testPart, exam } = scoreColumns;
  const rows = [
    [matricNumber, testPart, exam],
    [number, "11.25", "40.5"],
    ["ND/NONE/26/0001", "10", "30"],
  ];
  await page
    .getByRole("textbox", { name: words.paste })
    .fill(rows.map((cells) => cells.join("\t")).join("\n"));
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await page.getByRole("button", { name: words.check }).click();
  const importing = page.getByRole("button", { name: words.import(1) });
  await expect(importing).toBeVisible();
  await page.getByRole("button", { name: `${words.verdicts.Refused} 1` }).click();
  await expect(page.getByText(/no student of this course has this matric number/)).toBeVisible();
  await expectAccessible(page);
  await importing.click();
  await expect(page.getByText(words.applied(1))).toBeVisible();

  await page.getByRole("button", { name: words.undo }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.undo }).click();
  await expect(page.getByText(words.undone(1))).toBeVisible();
});
