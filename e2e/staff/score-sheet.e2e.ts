/** Scores on their way: typed by keys and without a network, submitted, checked, approved, published. */
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { withSearch } from "@polyportal/domain/routes/search";
import { sheetQueueWords } from "@polyportal/domain/messages/sheet-queue";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
const options = { reducedMotion: "reduce", viewport: { width: 1280, height: 900 } } as const;
test.use({
  contextOptions: options,
  viewport: options.viewport,
  tolerated: /Failed to load resource/,
});

/** Opens a page on a device of its own, with nobody signed in. */
type NewDevice = () => Promise<Page>;

/** Opens the first course of the lecturer's list that is in one state, and says its code. */
async function openCourse(page: Page, name: string): Promise<string> {
  const row = page.getByRole("row").filter({ hasText: name }).first();
  const link = row.getByRole("link").first();
  const code = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("grid", { name: words.scoresOf(code) })).toBeVisible();
  return code;
}

/** On a device of the officer's own: opens the sheet on the work list, does one act, reads that it is done. */
async function decide(newDevice: NewDevice, user: string, code: string, act: string, done: string) {
  const page = await newDevice();
  await signedIn(page, user);
  await page.goto(withSearch(staffPaths.scoreSheets, { search: code }));
  await page.getByRole("link", { name: code, exact: true }).click();
  // Checked by its key, the others by their buttons.
  if (act === words.check) {
    await expect(page.getByText(sheetQueueWords.keys)).toBeVisible();
    await lookAround(page, code);
    await page.keyboard.press("a");
  } else {
    await page.getByRole("button", { name: act, exact: true }).click();
  }
  const question = page.getByRole("alertdialog", { name: act });
  await expectAccessible(page);
  if (act === words.publish) {
    await question.getByRole("textbox", { name: words.minuteNumber }).fill("AB/2026/11");
  }
  await question.getByRole("button", { name: act, exact: true }).click();
  await expect(page.getByText(done)).toBeVisible();
  await expectAccessible(page);
  if (act === words.publish) {
    await expect(page.getByText(words.states.published).first()).toBeVisible();
  }
  await page.context().close();
}

/** By keys to the sheet beside this one and back, and to the question whether this one is returned. */
async function lookAround(page: Page, code: string) {
  const queue = page.getByRole("navigation", { name: sheetQueueWords.label });
  const other = queue.getByRole("link").last();
  const forth = (await other.textContent()) === sheetQueueWords.next;
  const here = page.url();
  await page.keyboard.press(forth ? "j" : "k");
  await expect(page.getByRole("heading", { name: code })).toBeHidden();
  const back = queue.getByRole("link", {
    name: forth ? sheetQueueWords.previous : sheetQueueWords.next,
  });
  await expect(back).toHaveAttribute("href", new RegExp(`${new URL(here).search.slice(1)}$`));
  await page.keyboard.press(forth ? "k" : "j");
  await expect(page).toHaveURL(here);
  await expect(page.getByRole("heading", { name: code })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByRole("alertdialog", { name: words.giveBack })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
}

test("scores are typed by keys and without a network, and four people bring them out", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  // Whoever signs in where somebody else's page still renews its session may lose to it.
  const newDevice = async () => (await browser.newContext({ ...options, baseURL })).newPage();
  await signedIn(page, "lecturer");
  await page.goto(withSearch(staffPaths.myCourses, { state: "draft", search: "COM" }));
  await expect(page.getByText(words.states.draft).first()).toBeVisible();
  await expectAccessible(page);
  // The half-filled one.
  const code = await openCourse(page, words.states.draft);
  await expectAccessible(page);

  // Who is missing is named before anything is handed on; a name leads to what is to be typed.
  await page.getByRole("button", { name: words.submit }).click();
  const missing = page.getByRole("dialog", { name: words.submitTitle(code) });
  await expectAccessible(page);
  await missing.getByRole("listitem").last().getByRole("button").click();
  await expect(missing).toBeHidden();
  await expect(page.getByRole("grid").getByRole("textbox")).toBeFocused();

  // Every row by keys: down the tests, then down the exams.
  const rows = await page.getByRole("rowheader").count();
  const grid = page.getByRole("grid");
  await grid.getByRole("textbox").first().focus();
  for (const mark of ["21", "44.5"]) {
    await page.keyboard.press("Control+ArrowUp");
    for (let row = 0; row < rows; row += 1) {
      await page.keyboard.type(mark);
      await page.keyboard.press("Enter");
    }
    // From the last row's test to its exam.
    await page.keyboard.press("Tab");
  }
  await expect(page.getByText(words.status.saved)).toBeVisible();

  await context.setOffline(true);
  // From the last row's code back to its test.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("22");
  await page.keyboard.press("Enter");
  await expect(page.getByText(words.status.kept(1))).toBeVisible();
  // Meanwhile another browser has typed into that cell: both marks are in sight, and a person chooses.
  const other = await newDevice();
  await signedIn(other, "lecturer");
  await other.goto(page.url());
  await other.getByRole("grid").getByRole("textbox").first().focus();
  await other.keyboard.press("Control+ArrowDown");
  await other.keyboard.type("20");
  await other.keyboard.press("Enter");
  await expect(other.getByText(words.status.saved)).toBeVisible();
  await other.context().close();
  await context.setOffline(false);
  await expect(page.getByText(words.mineIs("Test 22"))).toBeVisible();
  await expect(page.getByText(words.theirsIs("Test 20"))).toBeVisible();
  await page.getByRole("button", { name: words.mine }).click();
  await expect(page.getByText(words.status.saved)).toBeVisible();
  await page.reload();
  // 22 and 44.5: the kept mark stands, as the server has it.
  await expect(page.getByText("66.5", { exact: true })).toBeVisible();
  await expect(page.getByText(words.status.saved)).toBeVisible();

  await page.getByRole("button", { name: words.submit }).click();
  const question = page.getByRole("alertdialog", { name: words.submitTitle(code) });
  await question.getByRole("textbox").fill("The whole class passed: the questions were known.");
  await question.getByRole("button", { name: words.submit }).click();
  await expect(page.getByText(words.submitted(code))).toBeVisible();
  await expect(page.getByRole("button", { name: words.recall })).toBeVisible();

  await decide(newDevice, "hod", code, words.check, words.decided.check(1));
  await decide(newDevice, "dean", code, words.approve, words.decided.approve(1));
  await decide(newDevice, "exams", code, words.publish, words.decided.publish(1));
});
