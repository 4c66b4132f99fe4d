/**
 * What is typed stays on the device until it is saved: where the tab ends, the token does, or the network. Every
 * section of all sixteen programmes is read back in stories (`drafts.stories.tsx`) and by `steps/drafts.test.ts`;
 * here three of those that ask what no other asks.
 */
import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { stepOf } from "@polyportal/domain/application/steps";
import { invoiceFormMessages } from "@polyportal/domain/messages/invoice-form";
import { wizardMessages } from "@polyportal/domain/messages/wizard";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { diploma } from "@polyportal/domain/programmes/diploma";
import { nd } from "@polyportal/domain/programmes/nd";
import { pg } from "@polyportal/domain/programmes/pg";
import type { Programme, Step } from "@polyportal/domain/programmes/programme";
import { uniTransfer } from "@polyportal/domain/programmes/uni-transfer";
import type { Page } from "@playwright/test";
import { fill, next, sectionOf, signIn } from "../support/application.ts";
import { generate, lookUp, newPayer, rrrOnPage } from "../support/payer.ts";
import { openApplicationAt } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const required = (step: Step | undefined): Step => {
  if (!step) throw new Error("The programme has no such section.");
  return step;
};

/** What every field of the section holds, in its order. */
const valuesOn = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
        "#section-form :is(input, select, textarea)",
      ),
    ].map((field) =>
      field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)
        ? String(field.checked)
        : // As it is kept: a phone number without its spaces, a day in two digits.
          field.value.replaceAll(/\s/g, "").replace(/^\d$/, "0$&"),
    ),
  );

type Pictures = Parameters<typeof fill>[2];

/** Fills in a section, and answers what it holds once the device has it. */
async function typeInto(page: Page, programme: Programme, step: Step, pictures: Pictures) {
  await fill(page, step, pictures, sampleProgress(programme).answers);
  await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
  const typed = await valuesOn(page);
  expect(typed.filter((value) => value !== "" && value !== "false").length).toBeGreaterThan(4);
  return typed;
}

test("a postgraduate's particulars are there again in another tab, after theirs has ended", async ({
  page,
  context,
  pictures,
}) => {
  const step = required(stepOf(pg, "personal"));
  const rrr = await openApplicationAt(page, pg, "personal", pictures);
  const typed = await typeInto(page, pg, step, pictures);
  await page.close();
  const later = await context.newPage();
  await signIn(later, rrr, pg.paths.login);
  await expect(sectionOf(later, step)).toBeVisible();
  await expect.poll(() => valuesOn(later)).toEqual(typed);
});

test.describe("a token that has ended", () => {
  test.use({ tolerated: /401/ });

  test("costs who transfers neither level nor reason", async ({ page, pictures }) => {
    const step = required(stepOf(uniTransfer, "programme"));
    await openApplicationAt(page, uniTransfer, "programme", pictures);
    const typed = await typeInto(page, uniTransfer, step, pictures);
    await page.route("**/add-or-update-transfer-application-programme-details/*", (route) =>
      route.continue({
        headers: {
          ...route.request().headers(),
          authorization: `${route.request().headers()["authorization"]}x`,
        },
      }),
    );
    await next(page).click();
    await expect(page.getByText(wizardMessages.signInAgain)).toBeVisible();
    await page.unrouteAll();
    // A page that is loaded anew has nothing in memory.
    await page.reload();
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(sectionOf(page, step)).toBeVisible();
    await expect.poll(() => valuesOn(page)).toEqual(typed);
  });
});

test.describe("no network", () => {
  test.use({ tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test("brings a diploma's particulars back all the same", async ({ page, context, pictures }) => {
    const step = required(stepOf(diploma, "personal"));
    await openApplicationAt(page, diploma, "personal", pictures);
    const typed = await typeInto(page, diploma, step, pictures);
    await page.waitForFunction(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.some(({ active }) => active);
    });
    await context.setOffline(true);
    await page.reload();
    await expect(sectionOf(page, step)).toBeVisible();
    await expect.poll(() => valuesOn(page)).toEqual(typed);
  });
});

test("the invoice form keeps its words until the invoice stands, and not a moment longer", async ({
  page,
  context,
}) => {
  const payer = newPayer();
  await page.goto(generateInvoiceOf(nd));
  await lookUp(page, nd, payer.phone);
  const box = (on: Page, name: string) => on.getByRole("textbox", { name, exact: true });
  await box(page, "Surname").fill(payer.lastname);
  await box(page, "First Name").fill(payer.firstname);
  await box(page, "Email").fill(payer.email);
  // As a phone that ends the page: what was typed last is written at once.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await page.close();

  const later = await context.newPage();
  await later.goto(generateInvoiceOf(nd));
  await expect(box(later, "Mobile Number")).toHaveValue(payer.phone);
  await later.getByRole("button", { name: "Continue" }).click();
  await expect(box(later, "Surname")).toHaveValue(payer.lastname);
  await expect(box(later, "First Name")).toHaveValue(payer.firstname);
  await expect(box(later, "Email")).toHaveValue(payer.email);
  await later.getByRole("button", { name: invoiceFormMessages.toCheck }).click();
  await generate(later).click();
  await rrrOnPage(later);
  const kept = await later.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(payer.phone.slice(1));
  expect(kept).not.toContain(payer.email);
  await later.goto(generateInvoiceOf(nd));
  await expect(box(later, "Mobile Number")).toHaveValue("");
});
