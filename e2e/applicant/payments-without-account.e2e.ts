/** Pages before sign-in for whoever has no account: a firm that pays, a candidate, a graduate. */
import { receiptMessages } from "@polyportal/domain/messages/receipt";
import { paymentHistoryMessages } from "@polyportal/domain/messages/payment-history";
import { transcriptMessages } from "@polyportal/domain/messages/transcript";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { sixDigitsFor } from "../support/code.ts";
import { printedPaper } from "../support/paper.ts";
import { atCardPage, newPayer, rrrOnPage, toCardPage } from "../support/payer.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

const box = (page: Page, name: string | RegExp) => page.getByRole("textbox", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const paper = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("a firm pays two charges, prints the receipt, and finds it again by phone number", async ({
  page,
}) => {
  const { phone, email } = newPayer();
  await page.goto(furtherPaths.bursaryCollection);
  const charge = page.getByRole("combobox", { name: "Charge" });
  await charge.fill("sticker");
  await charge.press("Enter");
  await charge.fill("donations");
  await charge.press("Enter");
  await box(page, /^Amount: Endowment/).fill("12500");
  await page.getByRole("radio", { name: /Somebody else/ }).check();
  await box(page, "Surname").fill("Okonkwo");
  await box(page, "First name").fill("Chiamaka");
  await box(page, "Mobile number").fill(phone);
  await box(page, "E-mail address").fill(email);
  await expectAccessible(page);
  await press(page, "Generate the invoice");
  await expect(paper(page, "Invoice")).toBeVisible();
  const rrr = await rrrOnPage(page);
  expectTexts(await printedPaper(page), ["Vehicle sticker", "₦14,500.00"]);
  await toCardPage(page, rrr);
  await atCardPage(page, /^Pay ₦/);
  await expect(paper(page, "Payment Receipt")).toBeVisible();

  await page.goto(furtherPaths.sundryReceipts);
  await box(page, "RRR").fill(rrr);
  await box(page, /^Phone, matric/).fill(phone);
  await press(page, "Show the receipt");
  await expect(page.getByText(receiptMessages.duplicate)).toBeVisible();
  expectTexts(await printedPaper(page), [receiptMessages.duplicate, "Okonkwo Chiamaka"]);

  await page.goto(furtherPaths.paymentHistory);
  await box(page, /Matric, admission or/).fill(phone);
  await press(page, "Send the code");
  await expect(page.getByText(paymentHistoryMessages.codeSent)).toBeVisible();
  await box(page, "Code").fill(await sixDigitsFor(page.request, email));
  await press(page, "Show the payments");
  await expect(page.getByRole("heading", { name: /Vehicle sticker and 1 more/ })).toBeVisible();
  await expectAccessible(page);
});

test("a candidate prints the slip of the seat; a graduate orders a transcript and follows it", async ({
  page,
}) => {
  await page.goto(furtherPaths.screeningSlip);
  await box(page, "JAMB number").fill("202610000001AA");
  await box(page, "Phone number").fill("08039990001");
  await press(page, "Show the slip");
  await expect(paper(page, "Screening Slip")).toBeVisible();
  expectTexts(await printedPaper(page), ["Nwachukwu Ifeoma", "ICT Centre, Hall B", "14"]);

  await page.goto(furtherPaths.transcript);
  await box(page, "Matric or admission number").fill("ND/COM/22/0001");
  await box(page, "Surname").fill("Ibrahim");
  await box(page, "Day").fill("19");
  await box(page, "Month").fill("7");
  await page.getByRole("textbox", { name: "Year", exact: true }).fill("2002");
  await box(page, /Year in which/).fill("2024");
  await press(page, "Send the code");
  await expect(page.getByText(transcriptMessages.codeSent)).toBeVisible();
  await box(page, /^Code/).fill(await sixDigitsFor(page.request, "graduate@alani.example"));
  await press(page, "Go on");
  await box(page, "Name of the receiver").fill("World Education Services");
  await box(page, "Country").fill("Canada");
  await box(page, "E-mail address of the receiver").fill("in@wes.example");
  await expectAccessible(page);
  await press(page, "Generate the invoice");
  const code = page.getByText(/^TR-\w{4}-\w{4}$/);
  await expect(code).toBeVisible();
  const tracked = (await code.textContent()) ?? "";
  await toCardPage(page, await rrrOnPage(page));
  await atCardPage(page, /^Pay ₦/);

  await page.goto(`${furtherPaths.transcript}?code=${tracked}`);
  await press(page, "Show how it stands");
  await expect(page.getByText("The registry takes it up.")).toBeVisible();
  await expectAccessible(page);
});
