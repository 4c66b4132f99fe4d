/** The page behind the QR code of every paper, as whoever is handed one opens it. */
import { paperStates, verifyDocumentMessages } from "@polyportal/domain/messages/verify-document";
import { nd } from "@polyportal/domain/programmes/nd";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { paidInvoice } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

/** A paid invoice's receipt: its code, and where its QR code leads. */
async function receipt(page: Page) {
  const { id } = await paidInvoice(page.request, nd);
  const asked = await page.request.get(`/api/ApplicationInvoice/invoice/${id}?refresh=true`);
  const { invoiceNo, verification } = (await asked.json()).data;
  const { pathname, search } = new URL(verification.verifyUrl);
  return { id, invoiceNo, code: verification.code as string, scanned: pathname + search };
}

const told = (page: Page, state: keyof typeof paperStates) =>
  page.getByText(paperStates[state].next);

test("a receipt carries its code, by which anyone finds it genuine", async ({ page }) => {
  const { id, invoiceNo, code, scanned } = await receipt(page);
  await page.goto(`${nd.paths.invoice}?invoice=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Payment Receipt" })).toBeVisible();
  expectTexts(await printedPaper(page), [code]);

  await page.goto(scanned);
  await expect(told(page, "genuine")).toBeVisible();
  await expect(page.getByText(invoiceNo)).toBeVisible();
  await expectAccessible(page);

  // Typed from the paper, carelessly.
  await page.goto(paths.verifyDocument);
  const box = page.getByRole("textbox", { name: verifyDocumentMessages.codeLabel });
  await box.fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: verifyDocumentMessages.submit, exact: true }).click();
  await expect(told(page, "genuine")).toBeVisible();
});

test("a paper that is not as it was given out tells nothing of the one that was", async ({
  page,
}) => {
  const { invoiceNo, scanned } = await receipt(page);
  await page.goto(scanned.replace(/f=.*/, "f=AAAAAAAAAA"));
  await expect(told(page, "altered")).toBeVisible();
  await expect(page.getByText(invoiceNo)).toHaveCount(0);
  await page.goto(`${paths.verifyDocument}?code=2222-2222-2222`);
  await expect(told(page, "unknown")).toBeVisible();
});

test("whoever is signed in is led there, too", async ({ page }) => {
  const { scanned } = await receipt(page);
  await signedIn(page, "hod");
  await page.goto(scanned);
  await expect(told(page, "genuine")).toBeVisible();
});
