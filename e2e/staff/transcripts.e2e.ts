/** The registry's queue on a phone: a request is prepared, signed by another and sent, its receiver confirms, and the graduate follows it. */
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptReceiptWords as receipt } from "@polyportal/domain/messages/transcript-receipt.words";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { receiptLinkFor } from "../support/code.ts";
import { expect, test } from "../support/test.ts";

const options = { reducedMotion: "reduce", viewport: { width: 360, height: 740 } } as const;
test.use({ contextOptions: options });

// Of the demo: paid, and nobody's yet.
const code = "TR-2222-PA2D";
const receiver = "transcripts@evaluator.example";

async function open(page: Page, user: string): Promise<void> {
  await signedIn(page, user);
  await page.goto(`${staffPaths.transcripts}?search=${code}`);
  await page.getByRole("link", { name: code }).click();
  await expect(page.getByRole("heading", { name: words.titleOf(code) })).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a request is taken up, prepared, signed by another, sent and received", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await open(page, "admin");
  await press(page, words.acts.take);
  await expect(page.getByText(words.done.take)).toBeVisible();
  await expectAccessible(page);
  await press(page, words.acts.prepare);
  await expect(page.getByText(words.done.prepare)).toBeVisible();

  const other = await (await browser.newContext({ ...options, baseURL })).newPage();
  await open(other, "super.two");
  await press(other, words.acts.sign);
  await expect(other.getByText(words.done.sign)).toBeVisible();
  await other.context().close();

  await page.reload();
  await press(page, words.send);
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: words.dispatched }).fill("EMS 1234");
  await form.getByRole("textbox", { name: words.receiverEmail }).fill(receiver);
  await expectAccessible(page);
  await form.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByText(/EMS 1234/).first()).toBeVisible();

  // Whoever gets the letter has never seen the portal.
  const evaluator = await (await browser.newContext({ ...options, baseURL })).newPage();
  await evaluator.goto(await receiptLinkFor(request, receiver));
  await press(evaluator, receipt.received);
  await expect(evaluator.getByText(receipt.thanks.received)).toBeVisible();
  await expectAccessible(evaluator);
  await evaluator.context().close();

  const graduate = await (await browser.newContext({ ...options, baseURL })).newPage();
  await graduate.goto(`${furtherPaths.transcript}?code=${code}`);
  await graduate.getByRole("button", { name: "Show how it stands" }).first().click();
  await expect(graduate.getByText(transcriptStateWords.received.next)).toBeVisible();
  await graduate.context().close();
});
