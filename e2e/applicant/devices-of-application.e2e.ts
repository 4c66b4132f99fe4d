/** One application on several devices, without a network, and on a phone that others use too. */
import { applicantCodeMessages } from "@polyportal/domain/messages/applicant-code";
import { closeMessages } from "@polyportal/domain/messages/close";
import { draftMessages } from "@polyportal/domain/messages/draft";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import {
  fill,
  fillInstitution,
  fillOLevel,
  fillUpTo,
  next,
  sectionOf,
  signIn,
  uploadPhoto,
  words,
} from "../support/application.ts";
import { codeFor } from "../support/code.ts";
import { openApplication, openApplicationAt, paidInvoice } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const [personal, institution, oLevel, documents] = subDegree.steps;

test.describe("a reload without a network", () => {
  test.use({ tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test("brings the form and its words, and what was to be saved is sent later", async ({
    page,
    context,
    pictures,
  }) => {
    // By hand, as long as it takes: meanwhile the phone puts aside what it needs without a network.
    const rrr = await openApplication(page, subDegree, pictures);
    await fillUpTo(page, subDegree, "institution", pictures);
    await page.waitForFunction(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.some(({ active }) => active);
    });
    const nextAt = () =>
      next(page).evaluate((button) => button.getBoundingClientRect().top + scrollY);
    const shownAt = await nextAt();
    await fillInstitution(page);
    await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
    expect(await nextAt(), "moves under the thumb").toBe(shownAt);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Name of Institution" })).toHaveValue(
      words.institution,
    );
    await next(page).click();
    await expect(sectionOf(page, oLevel)).toBeVisible();
    await fillOLevel(page);
    await next(page).click();
    await expect(sectionOf(page, documents)).toBeVisible();
    // What the page had in memory is gone: the first that waits is open, with its words.
    await page.reload();
    await expect(page.getByText(wizardMessages.waitsToBeSent)).toBeVisible();

    // The browser is killed. After the sign-in all goes out in order, but for the card's PIN, which is kept nowhere.
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await signIn(later, rrr, subDegree.paths.login);
    await expect(sectionOf(later, oLevel)).toBeVisible();
    await expect(later.getByRole("textbox", { name: "Exam center" })).toHaveValue(words.examCenter);
    const pin = later.getByRole("textbox", { name: "Card pin" });
    await expect(pin).toHaveValue("");
    // After the reload the form sends itself and then says what is missing; a press before that would be lost.
    await expect(pin).toHaveAttribute("aria-invalid", "true");
    await pin.fill("123456789012");
    await next(later).click();
    await expect(sectionOf(later, documents)).toBeVisible();
  });
});

test.describe("two devices with one application", () => {
  test.use({ tolerated: /409/ });

  test("never lose what either typed: the person chooses", async ({
    page,
    browser,
    server,
    pictures,
  }) => {
    const { rrr, payer } = await paidInvoice(page.request, subDegree);
    await signIn(page, rrr, subDegree.paths.login);
    await uploadPhoto(page, pictures.jpegScan);
    await fill(page, personal, pictures);
    const phone = await browser.newContext({ baseURL: server.url });
    const other = await phone.newPage();
    await signIn(other, rrr, subDegree.paths.login);
    const code = other.getByRole("textbox", { name: applicantCodeMessages.label });
    await expect(code).toBeVisible();
    await code.fill(await codeFor(other.request, payer.email));
    await other.getByRole("button", { name: "Login", exact: true }).click();
    await expect(sectionOf(other, personal)).toBeVisible();
    await fill(other, personal, pictures);
    await other.getByRole("textbox", { name: "Town" }).fill("Offa");
    await next(other).click();
    await expect(sectionOf(other, institution)).toBeVisible();
    await phone.close();

    await next(page).click();
    await expect(page.getByRole("heading", { name: draftMessages.title })).toBeVisible();
    await expect(page.getByText("Offa", { exact: true })).toBeVisible();
    await expect(page.getByText(words.town, { exact: true })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: draftMessages.takeMine }).click();
    await expect(page.getByRole("textbox", { name: "Town" })).toHaveValue(words.town);
    await next(page).click();
    await expect(sectionOf(page, institution)).toBeVisible();
  });
});

test.describe("a shared phone", () => {
  test.use({ tolerated: /401/ });

  test("keeps nothing once the application is closed", async ({ page, pictures }) => {
    const rrr = await openApplicationAt(page, subDegree, "o-level", pictures);
    await fillOLevel(page);
    await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
    const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    // As a phone that ends the page: what was typed last is written at once, not a moment later.
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    const drafts = await page.evaluate(() => JSON.stringify(localStorage));
    expect(drafts).toContain(words.examCenter);
    expect(drafts).not.toContain("123456789012");
    expect(drafts).not.toContain(rrr);
    const token = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("polyportal.applicant.sub-degree") ?? "{}").token,
    );
    expect(token).toBeTruthy();

    await expect(page.getByRole("link", { name: "Login", exact: true })).toHaveCount(0);
    await page
      .getByRole("button", { name: `${closeMessages.close} ${closeMessages.whatCloses}` })
      .click();
    await page.getByRole("button", { name: closeMessages.confirm }).click();
    await expect(page).toHaveURL(publicPaths.landing);
    // The school's notices may have opened over it by then.
    const login = page.getByRole("link", { name: "Login", exact: true, includeHidden: true });
    await expect(login).toBeVisible();
    expect(await kept()).not.toContain(words.examCenter);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);

    const { family, name } = subDegree.api;
    const answer = await page.request.get(
      `/api/${family}/load-${name}-application-form?rrr=${rrr}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect(answer.status()).toBe(401);
    await page.goBack();
    // What is gone back to asks for the sign-in as well, and has come to rest with that.
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await page.goto(subDegree.paths.application);
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  });
});
