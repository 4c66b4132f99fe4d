/**
 * The main way of every programme, from the landing page to the printed slip, on a phone; what no programme
 * before it has shown is looked at for everybody, too. One is walked a second time as the product starts by
 * itself, without these looks and with all that moves.
 */
import { setTimeout as delay } from "node:timers/promises";
import { keyOf } from "@polyportal/api/src/families/application/testing/keys.ts";
import { documentLabels } from "@polyportal/domain/application/steps/documents/documents";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { fieldTexts } from "@polyportal/domain/application/fields/field-texts";
import { asks, fieldsOf, stepOf, stepsFor } from "@polyportal/domain/application/steps";
import { refereesIn } from "@polyportal/domain/application/steps/referees/schema";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { slipMessages, slipTitle } from "@polyportal/domain/messages/slip";
import { applicationRecoveryWords } from "@polyportal/domain/messages/application-recovery.words";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { printTopMargin } from "@polyportal/domain/print/margins";
import { awardName } from "@polyportal/domain/programmes/award-name";
import { sharing } from "@polyportal/domain/programmes/sharing";
import { groupOf } from "@polyportal/domain/programmes/groups";
import type { Answers } from "@polyportal/domain/programmes/field";
import { preDegree } from "@polyportal/domain/programmes/pre-degree";
import type { Programme, Step } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import {
  fill,
  fillUpTo,
  next,
  sectionOf,
  sendApplication,
  signIn,
  uploadPhoto,
  words,
  sectionLink,
} from "../support/application.ts";
import {
  atCardPage,
  expectPaid,
  fullNameOf,
  generateInvoice,
  namesAt,
  newPayer,
  toCardPage,
} from "../support/payer.ts";
import { paidInvoice, savingByCalls } from "../support/prepared.ts";
import { printedPaper } from "../support/paper.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

/** Back from the check to one field, and to the check again once it is saved. */
async function changeTown(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#check$/);
  await expect(page.getByText(words.town)).toBeVisible();
  await page.getByRole("link", { name: "Change Town", exact: true }).click();
  const town = page.getByRole("textbox", { name: "Town" });
  await expect(town).toBeFocused();
  await town.fill("Òṣogbo");
  await next(page).click();
  await expect(page).toHaveURL(/#check$/);
  await expect(page.getByText("Òṣogbo")).toBeVisible();
}

/** By how much the paper's top margin is more than every page's 16 mm, in points. */
async function letterheadIn(page: Page): Promise<number> {
  await page.emulateMedia({ media: "print" });
  const rem = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.emulateMedia({ media: null });
  return (parseFloat(printTopMargin) * parseFloat(rem) * 72) / 96 - (16 * 72) / 25.4;
}

/** A section that is sent before it is filled in. */
async function lookAtSection(page: Page, { title }: Step): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(title));
  await next(page).click();
  await expect(page.getByText("Error:").first()).toBeAttached();
  await expectAccessible(page);
}

// What moves is looked at where it stands still.
test.use({
  // Where an address is several programmes', the RRR alone is answered by what is asked besides.
  tolerated: /422.*application-login/,
  contextOptions: async ({ database }, use) =>
    use(database === "embedded" ? {} : { reducedMotion: "reduce" }),
});

const all: readonly Programme[] = programmes;

/** What a section asks, however it is headed. */
const askedBy = (step: Step): string => JSON.stringify({ ...step, title: "" });

/** The sections that no programme before it asks in the same way. */
const newSections = ({ steps }: Programme, before: readonly Programme[]): readonly Step[] => {
  const seen = new Set(before.flatMap((one) => one.steps).map(askedBy));
  return steps.filter((step) => !seen.has(askedBy(step)));
};

/** What is printed of a section that is data; of referees their names alone. */
const toldTexts = (step: Step, answers: Answers): string[] =>
  step.kind === "referees"
    ? refereesIn(answers).map(({ fullName = "" }) => fullName)
    : fieldTexts(fieldsOf(step), answers, answers).flatMap((one) =>
        "rows" in one ? one.rows.flat() : one.value,
      );

/** Those with a card, and two more; the others ask what most of these have shown. */
const alsoFirst: readonly string[] = [subDegree.slug, preDegree.slug];
const first = all.filter(({ slug }) => !groupOf(slug) || alsoFirst.includes(slug));

for (const [index, programme] of first.entries()) {
  test(`${programme.title}: from the landing page to the printed slip`, async ({
    page: payersPage,
    context,
    pictures,
    database,
  }) => {
    const { paths, steps } = programme;
    const { answers } = sampleProgress(programme);
    const fresh = database === "embedded" ? [] : newSections(programme, first.slice(0, index));
    const look = async (at: Page, step: Step) => {
      if (fresh.includes(step)) await lookAtSection(at, step);
    };
    const looksAtEnd = database !== "embedded" && index === 0;
    const payer = newPayer(namesAt(index));

    const rrr = await generateInvoice(payersPage, programme, payer);
    const invoice = await printedPaper(payersPage);
    expectTexts(invoice, [
      fullNameOf(payer),
      groupRrr(rrr),
      "Not paid",
      `${programme.applicationName.trim()} fee 2026/2027`,
    ]);

    await toCardPage(payersPage, rrr);
    await atCardPage(payersPage, /^Pay ₦/);
    await expectPaid(payersPage);
    const receipt = await printedPaper(payersPage);
    expectTexts(receipt, ["Payment Receipt", fullNameOf(payer), groupRrr(rrr)]);

    await payersPage.getByRole("link", { name: "Continue to the application form" }).click();
    await payersPage.getByRole("textbox", { name: "RRR" }).fill(rrr);
    await payersPage.getByRole("button", { name: "Login", exact: true }).click();
    await uploadPhoto(payersPage, pictures.camera);
    await fillUpTo(payersPage, programme, "o-level", pictures, look);
    await payersPage.getByRole("textbox", { name: "Exam center" }).fill(words.examCenter);
    await payersPage.getByRole("combobox", { name: "Subject 3" }).selectOption("Chemistry");
    await payersPage.close({ runBeforeUnload: true });

    const page = await context.newPage();
    await signIn(page, rrr, paths.aliases.login[0] ?? paths.login);
    await expect(page.getByRole("textbox", { name: "Exam center" })).toHaveValue(words.examCenter);
    await expect(page.getByRole("combobox", { name: "Subject 3" })).toContainText("Chemistry");
    await expect(page.getByRole("button", { name: "Change photo" })).toBeVisible();
    await (await sectionLink(page, `${steps[0]?.title} (Completed)`)).click();
    await expect(page.getByRole("textbox", { name: "Town" })).toHaveValue(words.town);

    const remaining = steps.filter(({ kind }) => kind === "o-level" || kind === "documents");
    for (const step of remaining) {
      if (step.kind === "o-level") {
        await (await sectionLink(page, `${step.title} (Not completed)`)).click();
      }
      await expect(sectionOf(page, step)).toBeVisible();
      await look(page, step);
      await fill(page, step, pictures, answers);
      await next(page).click();
    }
    await expect(page.getByText(sectionMessages.documentsSaved.title)).toBeVisible();
    await changeTown(page);
    if (looksAtEnd) await expectAccessible(page);
    await sendApplication(page);
    const title = slipTitle("2026/2027", programme.applicationName.trim());
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const photo = page.getByRole("img", { name: payer.lastname });
    await expect(photo).toHaveJSProperty("complete", true);
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);

    const documents = askedDocuments(programme, answers).map(({ kind }) => kind);
    const slip = await printedPaper(page, 2);
    expect(slip.top - receipt.top).toBeCloseTo(await letterheadIn(page), 0);
    expectTexts(slip, [
      title,
      fullNameOf(payer),
      payer.email,
      "29 February 2008",
      "Ikeja",
      ...(asks(programme, "personal", "address") ? [words.address] : []),
      ...(asks(programme, "personal", "next-of-kin") || asks(programme, "personal", "sponsor")
        ? [words.kin, words.kinEmail, words.kinAddress]
        : []),
      ...(asks(programme, "programme", "alternative") ? ["Statistics"] : []),
      ...(programme.notice ? [programme.notice] : []),
      "Computer Science",
      words.examNumber,
      words.examCenter,
      "English Language A1",
      ...documents.map((kind) => documentLabels[kind]),
      ...(stepOf(programme, "institution") ? [words.institution, "2019 - 2025"] : []),
      ...(stepOf(programme, "nd-result") ? [words.ndSchool, "3.25"] : []),
      ...steps.flatMap((step) => toldTexts(step, answers)),
      slipMessages.footer,
    ]);
    const listed = documents.map((kind) =>
      slip.sheets.findIndex((sheet) => sheet.includes(documentLabels[kind])),
    );
    expect(new Set(listed).size, `documents on pages ${listed.join()}`).toBe(1);

    if (!looksAtEnd) return;
    await expectAccessible(page);
    await page.goto(paths.details);
    await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible();
    await expectAccessible(page);
  });
}

/** What a section asks, piece by piece: its kind, what it asks besides, its fields. */
const piecesOf = (step: Step): string[] => [
  step.kind,
  ...("asks" in step ? step.asks : []),
  ...fieldsOf(step).map((field) => JSON.stringify(field)),
  ...(step.kind === "documents" ? step.documents.map((one) => JSON.stringify(one)) : []),
];

/** One that follows an earlier application of the same session is tested by calls. */
const further = all.filter((one) => !first.includes(one) && one.key !== "regNumber");

/** From the application's details to the section that they lead on to, which does not move under the thumb. */
async function continueWith(page: Page, programme: Programme, step: Step): Promise<void> {
  await page.goto(programme.paths.details);
  const onward = applicationWords.continueWith(step.title);
  const wayOn = page.getByRole("link", { name: onward, exact: true });
  const shownAt = await wayOn.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  await expect(page.getByRole("button", { name: applicationRecoveryWords.title })).toBeVisible();
  const stillAt = await wayOn.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  expect(stillAt, "moves under the thumb").toBe(shownAt);
  await wayOn.click();
}

/** Every piece of some programmes, and how they are opened. */
const shownBy = (some: readonly Programme[]): ReadonlySet<string> =>
  new Set(some.flatMap((one) => [...one.steps.flatMap(piecesOf), openedBy(one)]));

/** By which numbers, asked one after the other where several programmes stand at the address. */
const openedBy = (programme: Programme): string =>
  `opened by ${programme.key ?? "the RRR"}, of ${sharing(programme).length}`;

for (const [index, programme] of further.entries()) {
  const seen = shownBy([...first, ...further.slice(0, index)]);
  // Who shows nothing new is walked all the same: from the sign-in over its documents to its own slip.
  const showsNew = [...shownBy([programme])].some((piece) => !seen.has(piece));
  const way = showsNew ? "what no programme before it has shown" : "what others have shown";
  test(`${programme.title}: ${way}, to the printed slip`, async ({ page, pictures }) => {
    const { answers } = sampleProgress(programme);
    const isNew = (step: Step) => piecesOf(step).some((piece) => !seen.has(piece));

    // The first whose fee goes by an award is paid for from the landing page on.
    let payer = newPayer(namesAt(first.length + index));
    let rrr: string;
    if (index === 0) {
      rrr = await generateInvoice(page, programme, payer);
      await toCardPage(page, rrr);
      await atCardPage(page, /^Pay ₦/);
      await expectPaid(page);
    } else ({ rrr, payer } = await paidInvoice(page.request, programme, payer));

    const save = await savingByCalls(page.request, programme, rrr, pictures);
    const { jambNumber } = keyOf(programme, rrr);
    const shares = sharing(programme).length > 1;
    await signIn(page, rrr, programme.paths.login, shares ? undefined : jambNumber);
    if (shares && jambNumber) {
      await page.getByRole("textbox", { name: "JAMB Number" }).fill(jambNumber);
      await page.getByRole("button", { name: "Login", exact: true }).click();
    }
    await expect(page).toHaveURL((url) => url.pathname === programme.paths.application);
    // A slow line, on which a part of the page comes after what can be pressed.
    await page.route(/application-recovery/, async (route) => {
      await delay(500);
      await route.continue();
    });
    // Next leads from a section filled in on the page to the following one; after a save by calls the page is loaded.
    let isNextShown = false;
    for (const step of stepsFor(programme, answers)) {
      if (!isNew(step) && step.kind !== "documents") {
        await save(step);
        isNextShown = false;
        continue;
      }
      if (!isNextShown) await continueWith(page, programme, step);
      isNextShown = true;
      await expect(sectionOf(page, step)).toBeVisible();
      await expectAccessible(page);
      await fill(page, step, pictures, answers);
      await next(page).click();
      await expect(sectionOf(page, step)).toBeHidden();
    }
    await sendApplication(page);
    const title = slipTitle("2026/2027", programme.applicationName.trim());
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    // Twelve sections fill a third sheet.
    const slip = await printedPaper(page, programme.steps.length > 10 ? 3 : 2);
    const award = awardName(programme, answers);
    expectTexts(slip, [
      title,
      fullNameOf(payer),
      "Computer Science",
      ...(award ? [award] : []),
      ...askedDocuments(programme, answers).map(({ kind }) => documentLabels[kind]),
      ...programme.steps.flatMap((step) => toldTexts(step, answers)),
      slipMessages.footer,
    ]);
    await page.goto(programme.paths.details);
    await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible();
    if (programme.after) await expectAccessible(page);
  });
}
