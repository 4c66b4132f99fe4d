/** Pages before sign-in for whoever is waiting or has not decided yet: as the person who needs each. */
import { applicationStandingWords as standing } from "@polyportal/domain/messages/application-standing.words";
import { applicationStatusWords as status } from "@polyportal/domain/messages/application-status.words";
import { clearanceFormPageWords as clearance } from "@polyportal/domain/messages/clearance-form.words";
import { eligibilityWords as eligibility } from "@polyportal/domain/messages/eligibility.words";
import { applicantCodeMessages } from "@polyportal/domain/messages/applicant-code";
import { postgraduateWords as postgraduate } from "@polyportal/domain/messages/postgraduate.words";
import { refereeFormWords as referee } from "@polyportal/domain/messages/referee-form";
import { slipTitle } from "@polyportal/domain/messages/slip";
import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { stepsFor } from "@polyportal/domain/application/steps";
import { eligibilityPath } from "@polyportal/domain/programmes/eligibility-path";
import { nd } from "@polyportal/domain/programmes/nd";
import { pg } from "@polyportal/domain/programmes/pg";
import { putme } from "@polyportal/domain/programmes/putme";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { paths } from "@polyportal/domain/routes/paths";
import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectHandy } from "../support/accessible.ts";
import { signedIn } from "../support/account.ts";
import { fill, next, sendApplication, signIn } from "../support/application.ts";
import { codeFor } from "../support/code.ts";
import { printedPaper } from "../support/paper.ts";
import { fullNameOf, rrrOnPage } from "../support/payer.ts";
import { expectTexts } from "../support/pdf.ts";
import { paidInvoice, savingByCalls } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const box = (page: Page, name: string) => page.getByRole("textbox", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A phone that has never seen the portal. */
const strange = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();

test("a newcomer prints the clearance sheet by the receipt's RRR, on somebody else's phone", async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, "student");
  await page.goto(paths.acceptanceReceipt);
  const rrr = await rrrOnPage(page);

  const phone = await strange(browser, baseURL);
  await phone.goto(furtherPaths.clearanceForm);
  await box(phone, clearance.rrr).fill(rrr);
  const birth = phone.getByRole("group", { name: clearance.dateOfBirth });
  await birth.getByLabel("Day").fill("14");
  await birth.getByLabel("Month").fill("3");
  await birth.getByLabel("Year").fill("2005");
  await expectAccessible(phone);
  await press(phone, clearance.show);
  await expect(phone.getByRole("article", { name: clearance.title })).toBeVisible();
  await expectAccessible(phone);
  expectTexts(await printedPaper(phone), [
    "Adébáyọ̀ Oluwaseun",
    "Admissions",
    "Cleared",
    "Returned",
  ]);
  await phone.context().close();
});

test.describe("how an application stands", () => {
  test.use({ tolerated: /409/ });

  test("is asked by the RRR, from the payment to the form, and by a stranger without a name", async ({
    page,
    browser,
    baseURL,
    pictures,
  }) => {
    const { rrr, payer } = await paidInvoice(page.request, nd);
    const ask = async (on: Page) => {
      await on.goto(furtherPaths.applicationStatus);
      await box(on, status.rrr).fill(rrr);
      await press(on, status.show);
    };
    await ask(page);
    await expect(page.getByText(standing.acts.open)).toBeVisible();
    await expectAccessible(page);

    const save = await savingByCalls(page.request, nd, rrr, pictures);
    await save(nd.steps[0]);
    await ask(page);
    await expect(page.getByText(`1 of ${nd.steps.length} saved`)).toBeVisible();
    await press(page, status.more);
    await expect(page.getByText(standing.decided["in-progress"])).toBeVisible();
    await expectAccessible(page);

    const phone = await strange(browser, baseURL);
    await ask(phone);
    await expect(phone.getByText(standing.acts.fill)).toBeVisible();
    await press(phone, status.more);
    await expect(box(phone, applicantCodeMessages.label)).toBeVisible();
    await expect(phone.getByText(payer.lastname)).toHaveCount(0);
    await phone.context().close();

    await page.getByRole("link", { name: standing.ways.fill }).click();
    await expect(page).toHaveURL((url) => url.pathname === nd.paths.login);
  });
});

test("before paying, results are entered and the departments answer", async ({ page }) => {
  await page.goto(eligibilityPath(nd.slug));
  await page.getByRole("combobox", { name: "English Language" }).selectOption("B3");
  await page.getByRole("combobox", { name: "Mathematics" }).selectOption("C5");
  await box(page, eligibility.utme).fill("149");
  await expectAccessible(page);
  await press(page, eligibility.check);
  const answer = page.getByRole("region", { name: eligibility.answer });
  // Two credits of five and a score below every department's: each that asks anything says no, and why.
  const accountancy = answer.getByRole("listitem").filter({ hasText: "Accountancy" }).first();
  await expect(accountancy.getByText(eligibility.verdicts.no, { exact: true })).toBeVisible();
  await expect(accountancy.getByText("the UTME score is below 150")).toBeVisible();
  await expect(accountancy.getByText(/2 of 5/)).toBeVisible();
  await expectAccessible(page);
});

test.describe("a postgraduate applicant", () => {
  test.use({ tolerated: /409/ });

  test("reads the portal, and prints the slip again on another phone by the code of the e-mail", async ({
    page,
    browser,
    baseURL,
    pictures,
  }) => {
    await page.goto(furtherPaths.postgraduatePortal);
    await expect(page.getByText("Postgraduate Diploma").first()).toBeVisible();
    await page.getByRole("textbox", { name: referee.email }).fill("nobody@nowhere.example");
    await press(page, referee.resend);
    await expect(page.getByText(referee.resent)).toBeVisible();
    await expectAccessible(page);

    const { rrr, payer } = await paidInvoice(page.request, pg);
    const save = await savingByCalls(page.request, pg, rrr, pictures);
    const { answers } = sampleProgress(pg);
    const steps = stepsFor(pg, answers);
    const documents = steps.find(({ kind }) => kind === "documents");
    if (!documents) throw new Error("It asks for documents.");
    for (const step of steps) if (step !== documents) await save(step);
    await signIn(page, rrr, pg.paths.login);
    await fill(page, documents, pictures, answers);
    await next(page).click();
    await sendApplication(page);
    const title = slipTitle("2026/2027", pg.applicationName.trim());
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

    const phone = await strange(browser, baseURL);
    await phone.goto(furtherPaths.postgraduateReprint);
    await box(phone, "RRR").fill(rrr);
    await box(phone, postgraduate.surname).fill(payer.lastname);
    await press(phone, postgraduate.show);
    const code = box(phone, applicantCodeMessages.label);
    await expect(code).toBeVisible();
    await code.fill(await codeFor(phone.request, payer.email));
    await press(phone, postgraduate.show);
    await expect(phone.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expectTexts(await printedPaper(phone, 3), [title, fullNameOf(payer)]);
    await phone.context().close();
  });
});

/** Pages that ask for something first, and numbers that open. */
const asking = [
  furtherPaths.screeningSlip,
  furtherPaths.clearanceForm,
  furtherPaths.sundryReceipts,
  furtherPaths.transcript,
  furtherPaths.paymentHistory,
  furtherPaths.postgraduateReprint,
  furtherPaths.applicationStatus,
  furtherPaths.applicationInvoice,
  furtherPaths.hndInvoice,
  supplementary.paths.login,
  putme.paths.login,
];

for (const path of asking) {
  test(`${path}, sent empty, says what is missing to everybody`, async ({ page }) => {
    await page.goto(path);
    const submit = page.getByRole("main").locator("button[type=submit]").first();
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.getByText("Error:").first()).toBeAttached();
    await expectAccessible(page);
    await expectHandy(page);
  });
}
