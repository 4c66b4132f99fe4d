/** A head reads the results of a class on one sheet, opens a student's and has both ready to print. */
import { paperNames } from "@polyportal/domain/document/kinds";
import { classStudentWords, compositeWords as words } from "@polyportal/domain/messages/composite";
import { classResultsPath } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expectTexts, printed } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/** Computer Science ND I of the session before, whose results are out. */
const which = { department: 5, level: 1, session: 2, semester: "First" };

test("from the composite sheet to a student's statement, the workbook and paper", async ({
  page,
}) => {
  await signedIn(page, "hod");
  await page.goto(classResultsPath(which));
  const sheet = page.getByRole("article", { name: words.paper });
  const names = sheet.getByRole("rowheader");
  await expect(names.first()).toBeVisible();
  const name = (await names.first().textContent()) ?? "";
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.download }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/_composite\.xlsx$/);

  // The larger paper, without what stands on the screen alone.
  const paper = await printed(page);
  expect(paper.size).toEqual([420, 297]);
  // Thirty names a sheet, each headed alike, and none of them torn in two.
  expect(paper.pages).toBe(Math.ceil((await names.count()) / 30));
  expectTexts(paper, [words.paper, name, "Dean of faculty"]);

  // Who has which remark is a paper of its own, on the usual size.
  await page.getByRole("link", { name: words.summary }).click();
  const byRemark = page.getByRole("article", { name: paperNames["result-summary"] });
  await expect(byRemark.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
  const summary = await printed(page);
  expect(summary.size).toEqual([210, 297]);
  expectTexts(summary, [paperNames["result-summary"], "Good standing", name, "Dean of faculty"]);
  await page.getByRole("link", { name: words.toSheet }).click();
  await expect(sheet).toBeVisible();

  await names.first().getByRole("link").click();
  await expect(page.getByRole("article").getByText(name).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: classStudentWords.back }).click();
  await expect(sheet).toBeVisible();
});
