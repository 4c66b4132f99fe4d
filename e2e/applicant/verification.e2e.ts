/** The header's links: what anybody can ask about a payment or an application, and what stays hidden. */
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { pageFailed } from "@polyportal/domain/messages/page-failed";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { headerLinks } from "@polyportal/domain/routes/menus";
import { paths } from "@polyportal/domain/routes/paths";
import { nd } from "@polyportal/domain/programmes/nd";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import type { Page } from "@playwright/test";
import { sectionOf, signIn } from "../support/application.ts";
import { atCardPage, fullNameOf, lookUp, readNotices, toCardPage } from "../support/payer.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { openInvoice, paidInvoice } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

/** Follows a link of the header, which a phone folds into a menu. */
async function follow(page: Page, path: string): Promise<void> {
  const label = headerLinks.find((link) => link.path === path)?.label ?? "";
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("link", { name: label, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: label })).toBeFocused();
}

const rrrBox = (page: Page) => page.getByRole("textbox", { name: "RRR" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.describe("the header", () => {
  test.use({ tolerated: /404/ });

  test("leads to number, admission, payment and receipt", async ({ page }) => {
    const { rrr, payer } = await paidInvoice(page.request, nd);
    await signIn(page, rrr, nd.paths.login);
    await expect(sectionOf(page, nd.steps[0])).toBeVisible();

    await readNotices(page);
    await follow(page, paths.prospectiveStudents);
    await rrrBox(page).fill(rrr);
    await press(page, "Check");
    const number = page.getByText(/^ND\/2026\/\d{6}$/);
    await expect(number).toBeVisible();
    await expect(page.getByText("Not given yet")).toBeVisible();
    await expect(page.getByRole("main").getByText(payer.lastname)).toHaveCount(0);
    const applicationNumber = (await number.textContent()) ?? "";

    await follow(page, paths.admissionStatus);
    await page.getByRole("textbox", { name: "Application Number" }).fill(applicationNumber);
    await press(page, "Verify");
    await expect(page.getByText("Not submitted")).toBeVisible();

    await follow(page, paths.verifyRemitaStatus);
    await rrrBox(page).fill("123456789012");
    await press(page, "Verify");
    await expect(page.getByText(errorCodes.invoice_not_found.message)).toBeVisible();
    await rrrBox(page).fill(rrr);
    await press(page, "Verify");
    await expect(page.getByText("You can go on with your application.")).toBeVisible();
    await expect(page.getByRole("main").getByText(payer.lastname)).toHaveCount(0);

    await page.getByRole("link", { name: "Print the receipt" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fee Receipt" })).toBeFocused();
    await rrrBox(page).fill(rrr);
    await page.getByRole("textbox", { name: "Mobile Number" }).fill("08099999999");
    await press(page, "Show the receipt");
    await expect(page.getByText(errorCodes.invoice_not_found.message)).toBeVisible();
    await page.getByRole("textbox", { name: "Mobile Number" }).fill(payer.phone);
    await press(page, "Show the receipt");
    await expect(page.getByRole("heading", { name: "Payment Receipt" })).toBeVisible();
    expectTexts(await printedPaper(page), ["Payment Receipt", fullNameOf(payer), "₦6,500.00"]);
  });
});

test("a phone number alone finds the invoice to pay, and not who it belongs to", async ({
  page,
  request,
}) => {
  const { rrr, payer } = await openInvoice(request, nd);
  await page.goto(generateInvoiceOf(nd));
  await lookUp(page, nd, payer.phone);
  await expect(page.getByRole("button", { name: invoiceMessages.payByCard })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Ad***")).toBeVisible();
  for (const hidden of [payer.lastname, payer.firstname, payer.email]) {
    await expect(page.getByText(hidden)).toHaveCount(0);
  }

  await toCardPage(page, rrr);
  await atCardPage(page, /^Pay ₦/);
  await expect(page.getByRole("heading", { name: "Verify Payment Status" })).toBeVisible();
  await expect(page.getByText("You can go on with your application.")).toBeVisible();
});

test.describe("a page whose code does not arrive", () => {
  test.use({ tolerated: /Failed to load resource|PageNotLoaded|dynamically imported module/ });

  test("says so, and is there at the next try", async ({ page }) => {
    await readNotices(page);
    const asked: string[] = [];
    await page.route("**/assets/applicant/*.js", async (route) => {
      asked.push(route.request().url());
      await route.abort();
    });
    const name = `Generate Invoice for ${nd.title}`;
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name: pageFailed.notLoaded.title })).toBeVisible();
    // Each file once: a page that cannot be drawn does not ask on and on.
    expect(asked).toEqual([...new Set(asked)]);
    await page.unrouteAll({ behavior: "wait" });
    await press(page, "Try again");
    await expect(page.getByRole("textbox", { name: "Mobile Number" })).toBeVisible();
  });
});
