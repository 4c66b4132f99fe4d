/** Supplementary: known by JAMB's list alone, shops into another course, from the invoice to the printed slip. */
import { stepOf } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import { slipTitle } from "@polyportal/domain/messages/slip";
import { addresses } from "@polyportal/domain/programmes/asked/person";
import { supplementary } from "@polyportal/domain/programmes/supplementary";
import { expectAccessible } from "../support/accessible.ts";
import { fill, next, sectionOf, sendApplication, uploadPhoto } from "../support/application.ts";
import { byKeyboardAlone, choose, press } from "../support/keyboard.ts";
import {
  atCardPage,
  expectPaid,
  fullNameOf,
  generateInvoice,
  newPayer,
  toCardPage,
} from "../support/payer.ts";
import { printedPaper } from "../support/paper.ts";
import { onSlowLine } from "../support/slow-line.ts";
import { expectTexts } from "../support/pdf.ts";
import { expect, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Of the demo's JAMB list, for Computer Science, without an application.
const candidate = { lastname: "Ogbonna", firstname: "Chidinma", middlename: "Favour" } as const;
const jambNumber = "202610000009AI";

test("a candidate of JAMB's list shops into another course on a slow line by keyboard, to the printed slip", async ({
  page,
  pictures,
}) => {
  const { paths, steps, applicationName } = supplementary;
  const payer = { ...newPayer(), ...candidate };
  // The shortest form of all: what comes late is waited for in each of its pages.
  test.slow();
  await onSlowLine(page);
  const rrr = await generateInvoice(page, supplementary, payer);
  await toCardPage(page, rrr);
  await atCardPage(page, /^Pay ₦/);
  await expectPaid(page);

  await page.goto(paths.login);
  await page.getByRole("textbox", { name: "RRR" }).fill(rrr);
  await page.getByRole("textbox", { name: prefillWords.regNumber }).fill(jambNumber);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  // From here to the slip there is no pointer.
  byKeyboardAlone(page);
  const wanted = (name: string) => page.getByRole("combobox", { name, exact: true });
  await uploadPhoto(page, pictures.jpegScan);

  const personal = stepOf(supplementary, "personal");
  if (!personal) throw new Error("It asks who applies.");
  await expect(sectionOf(page, personal)).toBeVisible();
  // What JAMB's list says stands there, and cannot be changed.
  await expect(page.getByText(jambNumber).first()).toBeVisible();
  await fill(page, { ...personal, fields: addresses }, pictures);
  await choose(wanted(applicationWords.facultyWanted), "School of Science and Computing");
  await choose(wanted(applicationWords.courseWanted), "Statistics");
  await expectAccessible(page);
  await press(next(page));
  for (const step of steps.filter(({ kind }) => kind !== "personal")) {
    await expect(sectionOf(page, step)).toBeVisible();
    await fill(page, step, pictures);
    await press(next(page));
    await expect(sectionOf(page, step)).toBeHidden();
  }
  await sendApplication(page);
  const title = slipTitle("2026/2027", applicationName.trim());
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expectTexts(await printedPaper(page, 2), [
    title,
    fullNameOf(payer),
    jambNumber,
    "Computer Science",
    "Statistics",
  ]);
});
