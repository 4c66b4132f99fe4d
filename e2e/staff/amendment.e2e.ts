/** A published score is amended: asked for, endorsed twice, applied by a minute, and read by the student. */
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { resultsMessages } from "@polyportal/domain/messages/results";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { amendmentsPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
const options = { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } } as const;
test.use({ contextOptions: options, viewport: options.viewport });

// Of last session; the lecturer teaches it, and the student has a result in it.
const code = "COM 212";
const session = 2;
const student = "Adébáyọ̀ Oluwaseun Ibukun";
const reason = "Question 4 was answered on the last page of the script, and was not marked.";

/** On a device of the officer's own: finds what waits, does one act beside the sheet, reads that it is done. */
async function decide(
  newDevice: () => Promise<Page>,
  user: string,
  act: "endorse" | "apply",
): Promise<void> {
  const page = await newDevice();
  await signedIn(page, user);
  await page.goto(staffPaths.scoreSheets);
  await page.getByRole("link", { name: /^Amendments/ }).click();
  await page.getByRole("link", { name: student }).click();
  await page.getByRole("button", { name: words.named(words[act], student) }).click();
  const question = page.getByRole("alertdialog", { name: words.named(words[act], student) });
  await expect(question.getByRole("row", { name: new RegExp(words.cgpa) })).toBeVisible();
  await expectAccessible(page);
  if (act === "apply") {
    await question.getByRole("textbox", { name: words.minuteNumber }).fill("AB/2026/14");
  }
  await question.getByRole("button", { name: words[act], exact: true }).click();
  await expect(page.getByText(words.decided[act](student))).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
}

test("a lecturer asks, three offices decide, and the student reads what was and what is", async ({
  page,
  browser,
  baseURL,
}) => {
  const newDevice = async () => (await browser.newContext({ ...options, baseURL })).newPage();
  await signedIn(page, "lecturer");
  await page.goto(withSearch(staffPaths.myCourses, { session, search: code }));
  await page.getByRole("link", { name: code, exact: true }).click();
  const grid = page.getByRole("grid", { name: sheetPages.scoresOf(code) });
  await grid.getByRole("rowheader", { name: student }).click();
  await page.getByRole("button", { name: words.request }).click();
  const form = page.getByRole("dialog", { name: words.requestOf(student) });
  const exam = form.getByRole("textbox", { name: /^Exam/ });
  await exam.fill("60");
  await expect(form.getByRole("row", { name: new RegExp(words.cgpa) })).toBeVisible();
  await form.getByRole("textbox", { name: /^Why/ }).fill(reason);
  await expectAccessible(page);
  await form.getByRole("button", { name: words.send }).click();
  await expect(page.getByText(words.sent(student))).toBeVisible();
  await expect(page.getByText(words.nextIs(words.office.head))).toBeVisible();
  await expectAccessible(page);

  await decide(newDevice, "hod", "endorse");
  await decide(newDevice, "dean", "endorse");
  await decide(newDevice, "exams", "apply");

  const own = await newDevice();
  await signedIn(own, "student");
  await own.goto(semesterResultPath(session, "First"));
  const told = own.getByText(new RegExp(`${code} was .*${reason}`));
  await expect(own.getByText(resultsMessages.amendedTitle)).toBeVisible();
  await expect(told).toBeVisible();
  await expectAccessible(own);

  // The way is told to whoever asked, and nothing waits any more.
  await page.reload();
  await expect(page.getByText(`${words.minute} AB/2026/14`)).toBeVisible();
  await page.goto(amendmentsPath);
  await expect(page.getByText(words.nothingWaits)).toBeVisible();
});
