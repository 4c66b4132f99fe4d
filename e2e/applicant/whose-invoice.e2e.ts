/** One phone number, several people: parents with two children, strangers, and people with two phones. */
import { invoiceFormMessages } from "@polyportal/domain/messages/invoice-form";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { applicantCodeMessages } from "@polyportal/domain/messages/applicant-code";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { slipTitle } from "@polyportal/domain/messages/slip";
import { nd } from "@polyportal/domain/programmes/nd";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { fill, next, sectionOf, sendApplication, signIn } from "../support/application.ts";
import { codeFor } from "../support/code.ts";
import { printedPaper } from "../support/paper.ts";
import {
  atCardPage,
  expectPaid,
  fillDetails,
  fullNameOf,
  generate,
  lookUp,
  newPayer,
  rrrOnPage,
  toCardPage,
  type Payer,
} from "../support/payer.ts";
import { expectTexts } from "../support/pdf.ts";
import { openInvoice, paidInvoice, savingByCalls } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function generateFor(page: Page, payer: Payer): Promise<string> {
  await fillDetails(page, payer);
  await generate(page).click();
  await expect(page.getByRole("button", { name: invoiceMessages.payByCard })).toBeVisible();
  return rrrOnPage(page);
}

test("a parent pays for two children on one phone and mailbox, finds both again, and prints each one's slip", async ({
  page,
  browser,
  server,
  pictures,
}) => {
  const ada = newPayer();
  const bisi = { ...ada, firstname: "Bisi" };
  await page.goto(generateInvoiceOf(nd));
  await lookUp(page, nd, ada.phone);
  const first = await generateFor(page, ada);
  await press(page, invoiceFormMessages.forAnother);
  await expect(page.getByRole("textbox", { name: "Surname" })).toHaveValue("");
  const second = await generateFor(page, bisi);
  expect(second).not.toBe(first);

  await page.goto(generateInvoiceOf(nd));
  await lookUp(page, nd, ada.phone);
  const choice = page.getByRole("region", { name: invoiceFormMessages.choose.title });
  await choice.getByRole("button", { name: fullNameOf(ada) }).click();
  await expect(page).toHaveURL(/invoice=/);
  expect(await rrrOnPage(page)).toBe(first);

  // Another phone is shown the same choice, and no name.
  const context = await browser.newContext({ baseURL: server.url });
  const other = await context.newPage();
  await other.goto(generateInvoiceOf(nd));
  await lookUp(other, nd, ada.phone);
  await expect(other.getByRole("button", { name: /^Ad\*\*\* Bi\*\*\*/ })).toBeVisible();
  await expect(other.getByText(ada.lastname)).toHaveCount(0);
  await press(other, invoiceFormMessages.noneIsMine);
  await expect(other.getByRole("textbox", { name: "Surname" })).toBeEditable();
  await context.close();

  for (const [rrr, child, sibling] of [
    [first, ada, bisi],
    [second, bisi, ada],
  ] as const) {
    await page.goto(generateInvoiceOf(nd));
    await lookUp(page, nd, ada.phone);
    await choice.getByRole("button", { name: fullNameOf(child) }).click();
    await toCardPage(page, rrr);
    await atCardPage(page, /^Pay ₦/);
    await expectPaid(page);

    const save = await savingByCalls(page.request, nd, rrr, pictures);
    const [personal, programme, oLevel, documents] = nd.steps;
    for (const step of [personal, programme, oLevel]) await save(step);
    await signIn(page, rrr, nd.paths.login);
    await expect(sectionOf(page, documents)).toBeVisible();
    await fill(page, documents, pictures);
    await next(page).click();
    await sendApplication(page);
    const title = slipTitle("2026/2027", nd.applicationName.trim());
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const slip = await printedPaper(page, 2);
    expectTexts(slip, [fullNameOf(child), ada.email]);
    expect(slip.text).not.toContain(fullNameOf(sibling));
  }
});

test("somebody else's invoice on the own phone number stands in nobody's way", async ({
  page,
  request,
}) => {
  const { rrr, payer } = await openInvoice(request, nd);
  await page.goto(generateInvoiceOf(nd));
  await lookUp(page, nd, payer.phone);
  await press(page, invoiceFormMessages.noneIsMine);
  const mine = { ...payer, firstname: "Chidi", email: `mine.${payer.email}` };
  expect(await generateFor(page, mine)).not.toBe(rrr);
  await expect(page.getByText(fullNameOf(mine))).toBeVisible();
});

test.describe("a second phone", () => {
  test.use({ tolerated: /409|400/ });

  test("opens the application with the code of the e-mail, and then without", async ({
    page,
    request,
  }) => {
    const { rrr, payer } = await paidInvoice(request, nd);
    await signIn(page, rrr, nd.paths.login);
    const code = page.getByRole("textbox", { name: applicantCodeMessages.label });
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeFocused();
    await expect(page.getByText("p***@…")).toBeVisible();
    await expect(
      page.getByRole("link", { name: applicantCodeMessages.rehearsalLink }),
    ).toHaveAttribute("href", "/api/dev/mail");

    await code.fill("00000000");
    await press(page, "Login");
    await expect(page.getByText(errorCodes.applicant_code_wrong.message).first()).toBeVisible();
    await code.fill(await codeFor(page.request, payer.email));
    await press(page, "Login");
    await expect(sectionOf(page, nd.steps[0])).toBeVisible();

    await signIn(page, rrr, nd.paths.login);
    await expect(sectionOf(page, nd.steps[0])).toBeVisible();
  });

  test("prints the receipt with the code, and a stranger without it learns no name", async ({
    page,
    request,
  }) => {
    const { rrr, payer } = await paidInvoice(request, nd);
    await page.goto(paths.feeReceipt);
    await page.getByRole("textbox", { name: "RRR" }).fill(rrr);
    await page.getByRole("textbox", { name: "Mobile Number" }).fill(payer.phone);
    await press(page, "Show the receipt");
    const code = page.getByRole("textbox", { name: applicantCodeMessages.label });
    await expect(code).toBeVisible();
    await expect(page.getByText(payer.lastname)).toHaveCount(0);
    await code.fill(await codeFor(page.request, payer.email));
    await press(page, "Show the receipt");
    await expect(page.getByRole("heading", { name: "Payment Receipt" })).toBeVisible();
    await expect(page.getByText(fullNameOf(payer))).toBeVisible();
  });
});
