/** Referral codes: one is made, an applicant gives it with the invoice, and it counts. */
import { actMessages } from "@polyportal/domain/messages/act";
import { invoiceFormMessages } from "@polyportal/domain/messages/invoice-form";
import { referralMessages } from "@polyportal/domain/messages/referral";
import { nd } from "@polyportal/domain/programmes/nd";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import {
  fillDetails,
  generate,
  lookUp,
  newPayer,
  openInvoiceForm,
  readNotices,
  rrrOnPage,
} from "../support/payer.ts";
import { expect, test } from "../support/test.ts";

// What moves is looked at where it stands still.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

const { columns } = referralMessages;

test("a code that an applicant gives with the invoice is counted", async ({ page, browser }) => {
  await signedIn(page, "admissions");
  await page.goto(staffPaths.referral);
  await expect(page.getByText(referralMessages.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: referralMessages.add }).click();
  const form = page.getByRole("dialog", { name: referralMessages.newTitle });
  await form.getByRole("textbox", { name: columns.code }).fill("alumni-oyo");
  await form.getByRole("textbox", { name: columns.name }).fill("Old Students of Ọ̀yọ́");
  await form.getByRole("textbox", { name: columns.phone }).fill("08031234567");
  await expectAccessible(page);
  await form.getByRole("button", { name: actMessages.save }).click();
  await expect(page.getByRole("rowheader", { name: "ALUMNI-OYO" })).toBeVisible();

  const applicant = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await generateWith(applicant, "Alumni-Oyo");
  await applicant.context().close();

  await page.reload();
  const row = page.getByRole("row", { name: /ALUMNI-OYO/ });
  await expect(row.getByRole("cell", { name: /^(?:Invoices )?1$/ })).toBeVisible();
  await row.getByRole("button", { name: "Details of ALUMNI-OYO" }).click();
  await expect(page.getByText("1 invoice, 0 paid, 0 offered")).toBeVisible();
  await expectAccessible(page);
});

/** Asks for an invoice with a code that nobody has, and then with the right one. */
async function generateWith(page: Page, code: string): Promise<void> {
  const payer = newPayer();
  await readNotices(page);
  await openInvoiceForm(page, nd);
  await lookUp(page, nd, payer.phone);
  const field = page.getByRole("textbox", { name: invoiceFormMessages.referral.label });
  await field.fill("nobody-has-it");
  await fillDetails(page, payer);
  await generate(page).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(referralMessages.unknown));
  await expectAccessible(page);
  await field.fill(code);
  await page.getByRole("button", { name: invoiceFormMessages.toCheck }).click();
  await expect(page.getByText(code)).toBeVisible();
  await generate(page).click();
  await rrrOnPage(page);
}
