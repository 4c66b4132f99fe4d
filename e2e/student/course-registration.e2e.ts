/** A student's courses on a phone: proposed, borrowed, submitted, changed and printed. */
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const units = (page: Page) => page.getByRole("region", { name: "Your credit units" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit for approval" });

test("carry-overs and core courses are proposed, a course is borrowed, all are submitted", async ({
  page,
}) => {
  await signedIn(page, "student");
  await page.goto(paths.courseRegistration);
  await expect(heading(page, "Course Registration")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Choose session" }).click();
  await expect(heading(page, "Choose Session")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(heading(page, "Register Courses")).toBeVisible();
  const carryOvers = page.getByRole("region", { name: "Carry-overs" });
  const carryOver = carryOvers.getByRole("checkbox", { name: /COM 214/ });
  await expect(carryOver).toBeChecked();
  await expect(units(page)).toContainText("18.0 of 12.0 to 24.0, 6 courses");
  await expectAccessible(page);

  await carryOver.uncheck();
  await submit(page).click();
  await expect(page.getByRole("group", { name: "There is a problem" })).toContainText(
    "Carry-overs go first: please add COM 214.",
  );
  await carryOver.check();
  await page.getByRole("combobox", { name: "Borrow a course" }).fill("stat");
  await page.getByRole("option", { name: /STA 317/ }).click();
  await expect(units(page)).toContainText("20.0 of 12.0 to 24.0, 7 courses");

  // What is chosen is still there after a reload.
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /STA 317/ })).toBeChecked();

  await submit(page).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("7 courses, 20.0 credit units");
  await question.getByRole("button", { name: "Submit" }).click();
  const paper = page.getByRole("article", { name: "Course Registration" });
  await expect(paper).toBeVisible();
  await expect(paper.getByText("Awaiting approval")).toBeVisible();
  await expectAccessible(page);
  const sheet = await printedPaper(page);
  expectTexts(sheet, ["COM 214", "Carry-over", "STA 317", "Borrowed", "20.0"]);

  await page.getByRole("link", { name: "Add or drop courses" }).click();
  await page.getByRole("checkbox", { name: /STA 317/ }).uncheck();
  await submit(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Submit" }).click();
  await expect(paper).toBeVisible();
  await expect(paper).not.toContainText("STA 317");
  await page.getByRole("link", { name: "Course form of 2026/2027" }).click();
  const form = page.getByRole("article", { name: "Course Form (Form 11)" });
  await expect(form.getByRole("region", { name: "First Semester", exact: true })).toContainText(
    "18.0",
  );
});

test("who has not paid is told what is missing, and cannot submit", async ({ page }) => {
  await signedIn(page, "student.jupeb");
  await page.goto(paths.courseRegistration);
  await expect(page.getByText("Before you can register")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to school fees" })).toBeVisible();
  await page.getByRole("link", { name: "Register courses, First semester" }).click();
  await expect(heading(page, "Register Courses")).toBeVisible();
  await expect(submit(page)).toBeDisabled();
});
