/** A student's fees on a phone: from what is owed to the printed receipt, letter and form 11. */
import { groupRrr } from "@polyportal/domain/format/rrr";
import { packMessages } from "@polyportal/domain/messages/clearance-pack";
import { invoiceSheetMessages as sheet } from "@polyportal/domain/messages/invoice-sheet";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { atCardPage, generateAndPay, rrrOnPage, toCardPage } from "../support/payer.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const paper = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

test("the second instalment: owed, invoiced, paid by card, printed", async ({ page }) => {
  await signedIn(page, "student");
  await page.goto(paths.schoolFees);
  await expect(heading(page, "School Fees")).toBeVisible();
  await expect(page.getByRole("link", { name: "Change of Degree" })).toBeVisible();
  await expectAccessible(page);

  await link(page, "Pay the fees of 2026/2027").click();
  await expect(heading(page, "Choose Session")).toBeVisible();
  await expect(page.getByText("Tuition, HND I")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("radio")).toHaveCount(1);
  await expect(page.getByRole("radio", { name: /^Second instalment/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Generate Invoice" }).click();

  await expect(heading(page, "Invoice")).toBeVisible();
  const rrr = await rrrOnPage(page);
  await expectAccessible(page);
  const invoice = await printedPaper(page);
  expectTexts(invoice, [groupRrr(rrr), "Not paid", "School Fees 2026/2027, second instalment"]);

  await toCardPage(page, rrr);
  await atCardPage(page, /^Pay ₦/);
  await expect(page).toHaveURL(paths.schoolFees);
  await expect(heading(page, "School Fees")).toBeVisible();
  await expect(link(page, "Pay the fees of 2026/2027")).toBeHidden();

  await link(page, "School Fees 2026/2027, second instalment").click();
  await expect(page.getByRole("article", { name: "School Fees Receipt" })).toBeVisible();
  expectTexts(await printedPaper(page), [
    "School Fees Receipt",
    groupRrr(rrr),
    "Second instalment",
    "PAID",
  ]);

  await page.goto(paths.schoolFees);
  await link(page, "Form 11 of 2026/2027").click();
  await expect(heading(page, "School Fees Clearance (Form 11)")).toBeVisible();
  await expectAccessible(page);
  const form = await printedPaper(page);
  expectTexts(form, [groupRrr(rrr), "Cleared Yes", "Bursar"]);
});

test("who would rather pay in instalments cancels the invoice of the whole fee", async ({
  page,
}) => {
  await signedIn(page, "student.jupeb");
  await page.goto(paths.schoolFees);
  await expect(link(page, "Acceptance")).toBeVisible();
  await expect(page.getByRole("link", { name: "Other Fees" })).toBeHidden();

  await page.goto(`${paths.schoolFeesGenerateInvoice}?session=3`);
  await page.getByRole("radio", { name: /^Full payment/ }).check();
  await page.getByRole("button", { name: "Generate Invoice" }).click();
  await expect(heading(page, "Invoice")).toBeVisible();

  await page.goto(`${paths.schoolFeesGenerateInvoice}?session=3`);
  await page.getByRole("button", { name: "Cancel the invoice" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the invoice" }).click();
  await page.getByRole("radio", { name: /^First instalment/ }).check();
  await page.getByRole("button", { name: "Generate Invoice" }).click();
  await expect(heading(page, "Invoice")).toBeVisible();
  await expect(page.getByText("School Fees 2026/2027, first instalment")).toBeVisible();
});

test("what a clearance asks for is one file: receipts, form 11 and course form, a page each", async ({
  page,
}) => {
  await signedIn(page, "student");
  await page.goto(paths.schoolFees);
  // A session that is over and paid is folded.
  await page.locator("summary").filter({ hasText: "2025/2026" }).click();
  await link(page, "Clearance Pack of 2025/2026").click();
  await expect(heading(page, packMessages.title)).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expectAccessible(page);
  const pack = await printedPaper(page, 4);
  expectTexts(pack, ["first instalment", "second instalment", "Cleared Yes", "Second Semester"]);
  expect(pack.text.split("Verification code:")).toHaveLength(5);
  expect(pack.text.replaceAll(" ", "").split("PAID")).toHaveLength(3);
});

test("the development levy is paid, and its letter and receipt stand among its papers", async ({
  page,
}) => {
  await signedIn(page, "student.pg");
  await page.goto(paths.developmentLevy);
  await expect(heading(page, "Development Levy")).toBeVisible();
  await expectAccessible(page);
  await link(page, "Generate invoice, 2026/2027").click();
  const rrr = await generateAndPay(page);
  // Not the check's words while it asks whether it has.
  await expect(page.getByText(sheet.paid.ownTitle, { exact: true })).toBeVisible();

  await page.goto(paths.developmentLevyDocuments);
  await expect(heading(page, "Development Levy Documents")).toBeVisible();
  await expectAccessible(page);
  await link(page, "Receipt 2026/2027").click();
  await expect(paper(page, "Development Levy Receipt")).toBeVisible();
  await page.goBack();
  await link(page, "Letter 2026/2027").click();
  await expect(paper(page, "Development Levy Letter")).toBeVisible();
  await expectAccessible(page);
  const letter = await printedPaper(page);
  expectTexts(letter, [groupRrr(rrr), "Bursar", "Verification code"]);
});
