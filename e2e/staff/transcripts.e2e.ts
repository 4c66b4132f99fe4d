/** The registry's queue on a phone: a request is prepared, signed by another and sent, and the graduate follows it. */
import { transcriptStateWords } from "@polyportal/domain/messages/transcript";
import { transcriptRequestWords as words } from "@polyportal/domain/messages/transcript-requests";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

const options = { reducedMotion: "reduce", viewport: { width: 360, height: 740 } } as const;
test.use({ contextOptions: options });

// Of the demo: paid, and nobody's yet.
const code = "TR-2222-PA2D";

async function open(page: Page, user: string): Promise<void> {
  await signedIn(page, user);
  await page.goto(`${staffPaths.transcripts}?search=${code}`);
  await page.getByRole("link", { name: code }).click();
  await expect(page.getByRole("heading", { name: words.titleOf(code) })).toBeVisible();
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a request is taken up, prepared, signed by another and sent", async ({
  page,
  browser,
  baseURL,
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
  await expectAccessible(page);
  await form.getByRole("button", { name: words.send, exact: true }).click();
  await expect(page.getByText(/EMS 1234/).first()).toBeVisible();

  const graduate = await (await browser.newContext({ ...options, baseURL })).newPage();
  await graduate.goto(`${furtherPaths.transcript}?code=${code}`);
  await graduate.getByRole("button", { name: "Show how it stands" }).first().click();
  await expect(graduate.getByText(transcriptStateWords.sent.next)).toBeVisible();
  await graduate.context().close();
});
