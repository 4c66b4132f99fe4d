/** Exams and records choose a class, read its sheet with its code, make a board pack and print it. */
import { boardPackWords as words } from "@polyportal/domain/messages/board-pack";
import { compositeWords } from "@polyportal/domain/messages/composite";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expectTexts, printed } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const code = /^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/;

test("a board pack, from the class to the paper and back by its code", async ({ page }) => {
  await signedIn(page, "exams");
  await page.goto(staffPaths.scoreSheets);
  await page.getByRole("link", { name: sheetPages.byClass }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.classes.title })).toBeVisible();
  await expectAccessible(page);
  // Computer Science ND I of the session before, whose results are out; no journey publishes there.
  await page.goto(
    `${staffPaths.scoreSheets}?session=2&department=5&level=1&semester=First#classes`,
  );
  await page.getByRole("link", { name: "Computer Science, ND I", exact: true }).click();

  const sheet = page.getByRole("article", { name: compositeWords.paper });
  await expect(sheet.getByRole("rowheader").first()).toBeVisible();
  await expect(sheet.getByRole("img", { name: documentMessages.qrCode }).first()).toBeVisible();
  await expectAccessible(page);
  const students = await sheet.getByRole("rowheader").count();

  await page.getByRole("button", { name: words.class.make }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.pack.title })).toBeVisible();
  await expect(page.getByText(words.pack.stands)).toBeVisible();
  const pack = (await page.getByText(code).first().textContent()) ?? "";
  await expectAccessible(page);

  // One file on the larger paper: each of its parts begins a page, and each page has the pack's code.
  const paper = await printed(page);
  expect(paper.size).toEqual([420, 297]);
  expect(paper.pages).toBeGreaterThanOrEqual(5 + Math.ceil(students / 30));
  expectTexts(paper, [
    pack,
    "Summary of Results",
    compositeWords.paper,
    "Grade Curves",
    "Missing Sheets and Amendments",
    "Signatures",
    "Minutes of the Academic Board",
    "Chairman of the board",
  ]);

  await page.getByRole("link", { name: words.pack.toClass }).click();
  await expect(page.getByRole("link", { name: pack })).toBeVisible();
  await page.getByRole("link", { name: words.class.allPacks }).click();
  await page.getByRole("textbox", { name: words.packs.search }).fill(pack.toLowerCase());
  await expect(page.getByRole("link", { name: pack })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: pack }).click();
  await expect(page.getByText(words.pack.stands)).toBeVisible();
});
