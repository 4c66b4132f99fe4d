/** "Tell me when it opens": asked at a closed programme, confirmed from the letter, ended by its link. */
import { applicationSetupMessages as setup } from "@polyportal/domain/messages/application-setup";
import { whenOpenWords as words } from "@polyportal/domain/messages/when-open.words";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { newestLetter, signedIn } from "../support/account.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const programme = "Diploma";

/** Closes the programme, or opens it again. */
async function toggle(officer: Page, label: string): Promise<void> {
  await officer.getByRole("button", { name: label }).click();
  await officer.getByRole("alertdialog").getByRole("button", { name: label }).click();
}

test("whoever wants to know is told by a letter, and can end it", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const officer = await (await browser.newContext({ baseURL })).newPage();
  await signedIn(officer, "admin");
  await officer.goto(staffPaths.applicationSetup);
  await officer.getByRole("link", { name: programme, exact: true }).click();
  await toggle(officer, setup.acts.close);
  await expect(officer.getByText(/Paid forms can be sent until/)).toBeVisible();

  const email = "waits.for.diploma@example.com";
  // For a minute the server goes on sending the page that it has drawn, perhaps for a journey before.
  const drawn = async () => (await page.request.get(programmePath("diploma"))).text();
  await expect.poll(drawn, { timeout: 70_000, intervals: [1_000] }).toContain("Closed since");
  await page.goto(programmePath("diploma"));
  await page.getByRole("textbox", { name: words.email }).fill(email);
  await page.getByRole("button", { name: words.ask }).click();
  await expect(page.getByText(words.asked)).toBeVisible();
  await expectAccessible(page);

  const letter = await newestLetter(page.request, email);
  const link = /https?:\S+/.exec(letter)?.[0] ?? "";
  await page.goto(link);
  await page.getByRole("button", { name: words.confirm }).click();
  await expect(page.getByText(words.confirmed(programme))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.end }).click();
  await expect(page.getByText(words.ended)).toBeVisible();

  await toggle(officer, setup.acts.open);
  await expect(officer.getByText(setup.opening.opened(programme))).toBeVisible();
  await officer.context().close();
});
