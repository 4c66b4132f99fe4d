/** What can go wrong between the invoice and its receipt. */
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { invoiceFormMessages } from "@polyportal/domain/messages/invoice-form";
import { paymentCheckMessages } from "@polyportal/domain/messages/payment-check";
import { nd } from "@polyportal/domain/programmes/nd";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { paths } from "@polyportal/domain/routes/paths";
import {
  atCardPage,
  expectPaid,
  fillDetails,
  generate,
  lookUp,
  newPayer,
  rrrOnPage,
  toCardPage,
} from "../support/payer.ts";
import { openInvoice } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const createInvoice = "**/api/ApplicationInvoice/create-invoice";
/** The gateway takes the payment, but the way back to the school never arrives. */
async function payAndVanish(page: Page, button: string): Promise<void> {
  await page.route("**/ecomm/pay", async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort("connectionreset");
  });
  const cut = page.waitForEvent("requestfailed");
  await atCardPage(page, button);
  await cut;
  await page.close();
}

const invoicePage = `${nd.paths.invoice}?invoice=`;

test("pressed twice and from two tabs, one invoice is made", async ({ page, context }) => {
  const payer = newPayer();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(generateInvoiceOf(nd));
    await lookUp(tab, nd, payer.phone);
    await fillDetails(tab, payer);
  }
  await Promise.all(tabs.map((tab) => generate(tab).dblclick()));
  const [first, second] = await Promise.all(tabs.map(rrrOnPage));
  expect(first).toBe(second);
});

test.describe("an amount changed in the browser", () => {
  test.use({ tolerated: /409/ });

  test("is refused, and no invoice is made", async ({ page }) => {
    const payer = newPayer();
    await page.route(createInvoice, (route, request) =>
      route.continue({ postData: JSON.stringify({ ...request.postDataJSON(), amount: 1 }) }),
    );
    await page.goto(generateInvoiceOf(nd));
    await lookUp(page, nd, payer.phone);
    await fillDetails(page, payer);
    await generate(page).click();
    await expect(page.getByText(invoiceMessages.creationFailed.title)).toBeVisible();
    await expect(page.getByText(errorCodes.amount_mismatch.message)).toBeVisible();
    await page.getByRole("button", { name: invoiceFormMessages.change }).click();
    await expect(page.getByRole("textbox", { name: "Surname" })).toHaveValue(payer.lastname);

    await page.reload();
    await lookUp(page, nd, payer.phone);
    await expect(page.getByRole("textbox", { name: "Surname" })).toBeEditable();
  });
});

test.describe("an answer lost on its way", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("is asked for again, and is the same invoice", async ({ page }) => {
    const payer = newPayer();
    await page.route(
      createInvoice,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await page.goto(generateInvoiceOf(nd));
    await lookUp(page, nd, payer.phone);
    await fillDetails(page, payer);
    await generate(page).click();
    await expect(page.getByText("Nothing you have entered is lost")).toBeVisible();
    await generate(page).click();
    await expect(page.getByRole("button", { name: invoiceMessages.payByCard })).toBeVisible();
    await expect(page.getByText(/^INV-\d{4}-\d{6}$/)).toHaveCount(1);
  });
});

test("who leaves the card page, or whose card is declined, can pay again", async ({ page }) => {
  const { id, rrr } = await openInvoice(page.request, nd);
  await page.goto(invoicePage + id);
  await toCardPage(page, rrr);
  await atCardPage(page, "Leave without paying");
  await expect(page.getByText("Not paid", { exact: true })).toBeVisible();

  await toCardPage(page, rrr);
  await atCardPage(page, "Let the payment fail");
  const { title, body } = paymentCheckMessages.answers.failed;
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByText(body)).toBeVisible();
  await expect(page.getByText("need not pay again")).toHaveCount(0);

  await toCardPage(page, rrr);
  await expect(page.getByText("The last try failed. You can try again.")).toBeVisible();
  await atCardPage(page, "Pay twice");
  await expectPaid(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment Receipt" })).toBeVisible();
});

test("a late notice changes nothing about a payment that the payer has come back from", async ({
  page,
}) => {
  const { id, rrr } = await openInvoice(page.request, nd);
  await page.goto(invoicePage + id);
  await toCardPage(page, rrr);
  await atCardPage(page, "Pay, and tell the school late");
  await expectPaid(page);
});

test.describe("a page closed before it came back", () => {
  test.use({ tolerated: /Failed to load resource/ });

  test("is no lost payment: the gateway tells the school", async ({ page, context }) => {
    const { id, rrr, payer } = await openInvoice(page.request, nd);
    await page.goto(invoicePage + id);
    await toCardPage(page, rrr);
    await payAndVanish(page, "Pay, and tell the school twice");

    const later = await context.newPage();
    await expect(async () => {
      await later.goto(generateInvoiceOf(nd));
      await lookUp(later, nd, payer.phone);
      const receipt = later.getByRole("heading", { name: "Payment Receipt" });
      await expect(receipt).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });

  test("and where nobody tells the school, the RRR does", async ({ page, context }) => {
    const { id, rrr } = await openInvoice(page.request, nd);
    await page.goto(invoicePage + id);
    await toCardPage(page, rrr);
    await payAndVanish(page, "Pay, and never tell the school");

    const later = await context.newPage();
    await later.goto(paths.verifyRemitaStatus);
    await later.getByRole("textbox", { name: "RRR" }).fill(rrr);
    await later.getByRole("button", { name: "Verify" }).click();
    await expect(later.getByText("You can go on with your application.")).toBeVisible();
  });
});
