/** What a student pays beside the school fees, on a phone: from the fee to its printed papers. */
import { groupRrr } from "@polyportal/domain/format/rrr";
import { notForStudent } from "@polyportal/domain/messages/sundry";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { atCardPage, rrrOnPage, toCardPage } from "../support/payer.ts";
import { expectTexts, printed } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const paper = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

/** From the page that shows the amount to the gateway and back. Answers the RRR. */
async function generateAndPay(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Generate invoice" }).click();
  await expect(heading(page, "Invoice")).toBeVisible();
  const rrr = await rrrOnPage(page);
  await expectAccessible(page);
  await toCardPage(page, rrr);
  await atCardPage(page, /^Pay ₦/);
  return rrr;
}

test("an offer is accepted: the fee paid, both letters and the receipt printed", async ({
  page,
}) => {
  await signedIn(page, "student.pg");
  await page.goto(paths.acceptance);
  await expect(heading(page, "Acceptance")).toBeVisible();
  await expect(page.getByText("The acceptance fee is not paid yet")).toBeVisible();
  await expectAccessible(page);
  await link(page, "Generate invoice").click();
  await expect(heading(page, "Generate Acceptance Invoice")).toBeVisible();
  await expectAccessible(page);
  const rrr = await generateAndPay(page);

  await expect(page).toHaveURL(paths.acceptance);
  await expect(page.getByText("You have accepted your admission of 2026/2027")).toBeVisible();
  await expectAccessible(page);
  await link(page, "Postgraduate Admission Letter").click();
  await expect(paper(page, "Offer of Provisional Admission")).toBeVisible();
  await expectAccessible(page);
  const offer = await printed(page);
  expect(offer.pages).toBe(1);
  expectTexts(offer, ["Postgraduate Diploma", "PGD/ACC/26/0002", "Registrar", "Verification code"]);

  await page.getByRole("tab", { name: "Acceptance Letter" }).click();
  await expect(paper(page, "Acceptance of Offer of Admission")).toBeVisible();
  const acceptance = await printed(page);
  expect(acceptance.pages).toBe(1);
  expectTexts(acceptance, [groupRrr(rrr), "Parent or guardian"]);

  await page.goto(paths.acceptanceReceipt);
  await expect(paper(page, "Acceptance Fee Receipt")).toBeVisible();
  expectTexts(await printed(page), [groupRrr(rrr), "Acceptance fee"]);
});

test("an identity card is bought, and bought again", async ({ page }) => {
  await signedIn(page, "student");
  const references: string[] = [];
  for (const session of ["2026/2027", "2026/2027"]) {
    await page.goto(paths.sundry);
    await expect(heading(page, "Other Fees")).toBeVisible();
    await link(page, "Pay for: Identity card").click();
    await expect(heading(page, "Choose Session")).toBeVisible();
    await link(page, session).click();
    await expect(heading(page, "Generate Other Fees Invoice")).toBeVisible();
    references.push(await generateAndPay(page));
    await link(page, "Open the receipt").click();
    await expect(paper(page, "Other Fees Receipt")).toBeVisible();
    expectTexts(await printed(page), ["Identity card", groupRrr(references.at(-1) ?? "")]);
  }
  expect(new Set(references).size).toBe(2);
  await page.goto(paths.sundry);
  for (const rrr of references) await expect(page.getByText(groupRrr(rrr))).toBeVisible();
  await expectAccessible(page);
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
  await expect(page.getByText("Your payment has arrived")).toBeVisible();

  await page.goto(paths.developmentLevyDocuments);
  await expect(heading(page, "Development Levy Documents")).toBeVisible();
  await expectAccessible(page);
  await link(page, "Receipt 2026/2027").click();
  await expect(paper(page, "Development Levy Receipt")).toBeVisible();
  await page.goBack();
  await link(page, "Letter 2026/2027").click();
  await expect(paper(page, "Development Levy Letter")).toBeVisible();
  await expectAccessible(page);
  const letter = await printed(page);
  expect(letter.pages).toBe(1);
  expectTexts(letter, [groupRrr(rrr), "Bursar", "Verification code"]);
});

test("JUPEB students are told which fees and letters are not theirs", async ({ page }) => {
  await signedIn(page, "student.jupeb");
  for (const path of [paths.sundry, paths.sundrySession, paths.changeOfDegree]) {
    await page.goto(path);
    await expect(page.getByText(notForStudent)).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto(paths.acceptanceLetter);
  await expect(link(page, "Open the JUPEB Admission Letter")).toBeVisible();
});
