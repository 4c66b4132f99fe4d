/** An offer of admission on a phone: from the acceptance fee to the printed letters. */
import { groupRrr } from "@polyportal/domain/format/rrr";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { generateAndPay } from "../support/payer.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const paper = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

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
  const offer = await printedPaper(page);
  expectTexts(offer, ["Postgraduate Diploma", "PGD/ACC/26/0002", "Registrar", "Verification code"]);
  expectTexts(offer, [documentMessages.affixPhoto]);

  await page.getByRole("tab", { name: "Acceptance Letter" }).click();
  await expect(paper(page, "Acceptance of Offer of Admission")).toBeVisible();
  const acceptance = await printedPaper(page);
  expectTexts(acceptance, [groupRrr(rrr), "Parent or guardian"]);

  await page.goto(paths.acceptanceReceipt);
  await expect(paper(page, "Acceptance Fee Receipt")).toBeVisible();
  const receipt = await printedPaper(page);
  expectTexts(receipt, [groupRrr(rrr), "Acceptance fee"]);
  // Under tabs, too, a paper begins where all do.
  expect(offer.top).toBeCloseTo(receipt.top, 0);
  expect(acceptance.top).toBeCloseTo(receipt.top, 0);
});
