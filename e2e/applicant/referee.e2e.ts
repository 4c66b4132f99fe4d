/** Three referees of one applicant, each in a browser of their own, on a phone. */
import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { stepsFor } from "@polyportal/domain/application/steps";
import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { refereeFormWords as words } from "@polyportal/domain/messages/referee-form";
import { refereesWords } from "@polyportal/domain/messages/referees";
import { pg } from "@polyportal/domain/programmes/pg";
import { ratedPoints } from "@polyportal/domain/referee/choices";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { signIn } from "../support/application.ts";
import { paidInvoice, savingByCalls } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 360, height: 740 };
test.use({ viewport: phone });

/** The link of the last letter to an address. */
async function linkTo(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get("/api/dev/mail.json", { failOnStatusCode: true });
  const letters: { recipient: string; body: string }[] = await answer.json();
  const links = letters.flatMap(({ recipient, body }) =>
    recipient === address ? (/\/pg_referee_form#\S+/.exec(body) ?? []) : [],
  );
  expect(links).not.toEqual([]);
  return links[0] ?? "";
}

/** A referee's own phone, which has never seen the portal, at the form of the letter. */
async function refereeAt(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole("button", { name: words.submit })).toBeVisible();
  return page;
}

async function give(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: words.phone }).fill("0803 234 5670");
  await page.getByRole("combobox", { name: words.yourRelationship }).selectOption("Supervisor");
  await page.getByRole("textbox", { name: words.yearsKnown }).fill("4");
  for (const point of ratedPoints) {
    const group = page.getByRole("group", { name: words.points[point] });
    await group.getByRole("radio", { name: words.rating.good }).check();
  }
  await page.getByRole("radio", { name: words.rankOf["top-10"] }).check();
  await page.getByRole("radio", { name: words.recommendationOf.strongly }).check();
  await page
    .getByRole("textbox", { name: words.statement })
    .fill("A careful worker, who asks before the work goes wrong and not after it. ".repeat(3));
  await page.getByRole("checkbox", { name: words.declaration }).check();
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByText(words.sent)).toBeVisible();
}

test("one referee gives, one does not know the applicant, and a third comes in that place", async ({
  page,
  browser,
  request,
  pictures,
}) => {
  const { rrr } = await paidInvoice(page.request, pg);
  const save = await savingByCalls(page.request, pg, rrr, pictures);
  const { answers } = sampleProgress(pg);
  const steps = stepsFor(pg, answers);
  for (const step of steps.slice(0, steps.findIndex(({ kind }) => kind === "referees") + 1)) {
    await save(step);
  }
  const [first = {}, second = {}] = refereesIn(answers);
  const [one = "", other = ""] = [first["fullName"], second["fullName"]];

  await signIn(page, rrr, pg.paths.login);
  await expect(page).toHaveURL((url) => url.pathname === pg.paths.application);
  await page.goto(pg.paths.details);
  for (const name of [one, other]) {
    await page.getByRole("button", { name: refereesWords.askOf(name) }).click();
    await expect(page.getByRole("button", { name: refereesWords.remindOf(name) })).toBeVisible();
  }

  const giver = await refereeAt(browser, await linkTo(request, first["email"] ?? ""));
  await expectAccessible(giver);
  // What was typed outlives the page.
  await giver.getByRole("textbox", { name: words.yearsKnown }).fill("4");
  await expect(giver.getByText(/kept on this device|saved on this device/i)).toBeVisible();
  await giver.reload();
  await expect(giver.getByRole("textbox", { name: words.yearsKnown })).toHaveValue("4");
  await give(giver);

  const stranger = await refereeAt(browser, await linkTo(request, second["email"] ?? ""));
  await stranger.getByRole("button", { name: words.decline.unknown }).click();
  await expect(stranger.getByText(words.declined)).toBeVisible();

  await page.reload();
  await expect(page.getByText(refereesWords.progress(1, 2))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: refereesWords.replaceOf(other) }).click();
  await page.getByRole("combobox", { name: "Title" }).fill("Prof.");
  await page.getByRole("option", { name: "Prof.", exact: true }).click();
  await page.getByRole("textbox", { name: "Full Name" }).fill("Eze Adaobi");
  await page.getByRole("textbox", { name: "Institution" }).fill("University of Jos");
  await page.getByRole("textbox", { name: "Position" }).fill("Reader");
  await page.getByRole("combobox", { name: "Relationship" }).selectOption("Lecturer");
  const third = `third.${rrr}@example.com`;
  await page.getByRole("textbox", { name: "Email" }).fill(third);
  await page.getByRole("textbox", { name: "Phone Number" }).fill("08031112222");
  await page.getByRole("button", { name: refereesWords.save }).click();
  await expect(page.getByText("Eze Adaobi")).toBeVisible();

  await give(await refereeAt(browser, await linkTo(request, third)));
  await stranger.reload();
  await expect(stranger.getByText("This reference is no longer needed")).toBeVisible();
  await page.reload();
  await expect(page.getByText(refereesWords.progress(2, 2))).toBeVisible();
});
