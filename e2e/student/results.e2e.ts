/** Results on a phone: the averages, a semester's sheet as it is printed, and other grades supposed. */
import { paperNames } from "@polyportal/domain/document/kinds";
import { resultsMessages, whatIfMessages } from "@polyportal/domain/messages/results";
import { paths, semesterResultPath } from "@polyportal/domain/routes/paths";
import { expectAccessible } from "../support/accessible.ts";
import { chooseModule, expectDashboard, signedIn } from "../support/account.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from the averages to the printed sheet, which is genuine", async ({ page }) => {
  await signedIn(page, "student");
  await page.goto(paths.dashboard);
  await expectDashboard(page);
  await chooseModule(page, "Results");
  await expect(page.getByRole("heading", { level: 1, name: resultsMessages.title })).toBeVisible();
  await expect(page.getByText(/^of 5\.00: /)).toBeVisible();
  await expect(page.getByRole("table", { name: resultsMessages.plot })).toBeAttached();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Second semester, 2025/2026" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: paperNames["semester-results"] }),
  ).toBeVisible();
  await expect(
    page.getByRole("row", { name: /^Cumulative \d+\.\d \d+\.\d\d \d\.\d\d$/ }),
  ).toBeVisible();
  await expectAccessible(page);

  const sheet = await printedPaper(page);
  expectTexts(sheet, ["2025/2026", "COM 221", "Courses to repeat"]);
});

test("supposed grades are worked out at once, and are there again after a reload", async ({
  page,
}) => {
  await signedIn(page, "student");
  await page.goto(paths.results);
  await page.getByRole("tab", { name: whatIfMessages.tab }).click();
  await page.getByRole("button", { name: whatIfMessages.add }).click();
  await page.getByRole("combobox", { name: whatIfMessages.units }).selectOption("3");
  const grades = page
    .getByRole("group", { name: "Course 1" })
    .getByRole("combobox", { name: "Grade" });
  await grades.selectOption("A (5)");
  const outcome = page.getByRole("region", { name: whatIfMessages.outcome });
  await expect(outcome.getByText("5.00").first()).toBeInViewport();
  await expectAccessible(page);
  const kept = page.getByText("Saved on this device");
  await expect(kept).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(kept).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.reload();
  await expect(grades).toHaveValue("A");
  await expect(outcome.getByText("5.00").first()).toBeVisible();
});

test.describe("results that are not out", () => {
  // The browser tells the console of the 404.
  test.use({ tolerated: /404/ });

  test("what is not out is told kindly, and no address without a semester is a dead end", async ({
    page,
  }) => {
    await signedIn(page, "student.jupeb");
    await page.goto(paths.results);
    await expect(page.getByText(resultsMessages.none)).toBeVisible();
    await page.goto(semesterResultPath(3, "Second"));
    await expect(page.getByText(resultsMessages.notPublishedHint)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: resultsMessages.back }).click();
    await expect(page).toHaveURL(paths.results);
    await page.goto(`${paths.semesterResult}?session=x`);
    await expect(page).toHaveURL(paths.results);
  });
});
