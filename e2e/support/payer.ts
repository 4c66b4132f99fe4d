/** A payer on the way from the landing page to a paid invoice. */
import { groupRrr } from "@polyportal/domain/format/rrr";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { invoiceFormMessages } from "@polyportal/domain/messages/invoice-form";
import { invoiceSheetMessages as sheet } from "@polyportal/domain/messages/invoice-sheet";
import { sampleAward } from "@polyportal/domain/application/fields/sample";
import { groupOf } from "@polyportal/domain/programmes/groups";
import { awardName } from "@polyportal/domain/programmes/award-name";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect } from "./test.ts";

export type Payer = {
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly email: string;
  readonly phone: string;
};

let payers = 0;

type Names = Pick<Payer, "lastname" | "firstname" | "middlename">;

const usual: Names = {
  lastname: "Adébáyọ̀-Okonkwo".normalize("NFC"),
  firstname: "Ngọzi",
  middlename: "O’Neil",
};

/** As they are written from Sokoto to Calabar: hooks, dots, tones, hyphens, long ones and short ones. */
const others: readonly (readonly [last: string, first: string, middle: string])[] = [
  ["Ƙwaɗo", "Ɗanjuma", "Ƴar’Adua"],
  ["Ọláòlúwakìítán", "Ẹniọlá", "Ṣọlá"],
  ["Ụzọchukwu", "Ịfẹ́ọma", "Ngọzichukwuka"],
  ["Ed", "Bo", "Al-Amin"],
  ["Oritsetsemaye", "Tẹ́misan", "D'Alberto"],
  ["Ọ̀ṣúnlékè-Fágbèmí", "Àbẹ̀kẹ́", "Ẹkún"],
  ["Ɓala", "Hauwa’u", "Maryam"],
];

/** Names of its own for each of several journeys. */
export function namesAt(index: number): Names {
  const [lastname = "", firstname = "", middlename = ""] = (
    others[index % others.length] ?? []
  ).map((name) => name.normalize("NFC"));
  return { lastname, firstname, middlename };
}

/** Somebody whom the school does not know yet. */
export function newPayer(names: Names = usual): Payer {
  payers += 1;
  const phone = `0803${String(payers).padStart(7, "0")}`;
  return {
    ...names,
    email: `payer.${phone}@example.com`,
    phone,
  };
}

/** As the documents print it: last, first, middle. */
export const fullNameOf = ({ lastname, firstname, middlename }: Payer): string =>
  `${lastname} ${firstname} ${middlename}`;

const cardTitle = (programme: Programme) => programme.title;

/** Reads the notices and the banner, and puts both away. */
export async function readNotices(page: Page): Promise<void> {
  await page.goto(paths.landing);
  const notices = page.getByRole("dialog", { name: "Notices" });
  await expect(notices.getByRole("article").first()).toBeVisible();
  await notices.getByRole("button", { name: "Continue" }).click();
  await expect(notices).toBeHidden();
  const banner = page.getByRole("region", { name: "Notice", exact: true });
  await expect(banner).toContainText("…");
  await banner.getByRole("button", { name: "Dismiss notice" }).click();
  await expect(banner).toBeHidden();
}

/** From the landing page to the programme's invoice form. */
export async function openInvoiceForm(page: Page, programme: Programme): Promise<void> {
  const name = `Generate Invoice for ${cardTitle(programme)}`;
  const group = groupOf(programme.slug);
  if (group) await page.getByRole("heading", { name: group.title }).click();
  await page.getByRole("link", { name, exact: true }).click();
  const heading = `Generate ${programme.crumb} Invoice`;
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
}

/** Asks for the invoice of a phone number. */
export async function lookUp(page: Page, programme: Programme, phone: string): Promise<void> {
  if (!programme.typeLocked) {
    const type = page.getByRole("combobox", { name: "Invoice Type" });
    await type.selectOption(programme.applicationName.trim());
  }
  const award = awardName(programme, { award: sampleAward(programme) });
  if (award) await page.getByRole("combobox", { name: "Award" }).selectOption(award);
  await page.getByRole("textbox", { name: "Mobile Number" }).first().fill(phone);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Fills in the form that a new payer is shown, and has the details read back. */
export async function fillDetails(page: Page, payer: Payer): Promise<void> {
  const details = page.getByRole("region", { name: "Your details" });
  await details.getByRole("textbox", { name: "Surname" }).fill(payer.lastname);
  await details.getByRole("textbox", { name: "First Name" }).fill(payer.firstname);
  await details.getByRole("textbox", { name: "Middle Name" }).fill(payer.middlename);
  await details.getByRole("textbox", { name: "Email" }).fill(payer.email);
  await page.getByRole("button", { name: invoiceFormMessages.toCheck }).click();
  await expect(page.getByRole("region", { name: invoiceFormMessages.check.title })).toBeVisible();
}

export const generate = (page: Page) => page.getByRole("button", { name: "Generate Invoice" });

/** An invoice made from the start, on the screen. Answers its RRR. */
export async function generateInvoice(
  page: Page,
  programme: Programme,
  payer: Payer,
): Promise<string> {
  await readNotices(page);
  await openInvoiceForm(page, programme);
  await lookUp(page, programme, payer.phone);
  await fillDetails(page, payer);
  await generate(page).click();
  return rrrOnPage(page);
}

/** The RRR of the invoice or receipt on the screen. */
export async function rrrOnPage(page: Page): Promise<string> {
  const text = page.getByText(/^\d{4} \d{4} \d{4}$/).first();
  await expect(text).toBeVisible();
  return ((await text.textContent()) ?? "").replaceAll(" ", "");
}

/** From the invoice to the gateway's card page. */
export async function toCardPage(page: Page, rrr: string): Promise<void> {
  await page.getByRole("button", { name: invoiceMessages.payByCard }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pay by card" })).toBeVisible();
  await expect(page.getByText(groupRrr(rrr))).toBeVisible();
}

/** Presses a button of the card page, which leads back to the school. */
export async function atCardPage(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** The receipt that a paid invoice has become. */
export async function expectPaid(page: Page): Promise<void> {
  // Not the check's words while it asks whether it has.
  await expect(page.getByText(sheet.paid.ownTitle, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Payment Receipt" })).toBeVisible();
}

/** A student's way from the page that shows an amount to the gateway and back. Answers the RRR. */
export async function generateAndPay(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Generate invoice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invoice", exact: true })).toBeVisible();
  const rrr = await rrrOnPage(page);
  await expectAccessible(page);
  await toCardPage(page, rrr);
  await atCardPage(page, /^Pay ₦/);
  return rrr;
}
