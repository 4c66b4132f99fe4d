/** Typing in the application form on a slow phone: from a key to the paint that answers it. */
import type { Locator, Page } from "playwright";
import { answeredKeys, keyRows, watchKeys } from "./tools/answered-keys.ts";
import { withDatabase } from "./tools/api-server.ts";
import { createInvoice, pay } from "./tools/applicant.ts";
import { phone, slowDown, withBrowser } from "./tools/browser.ts";
import type { Row } from "./tools/row.ts";

const cpuSlowdown = 6;
const text = "Oluwaseun Adébáyọ̀";
/** Milliseconds between two keys: a quick thumb. */
const delay = 80;
const budget = 100;

export function run(): Promise<Row[]> {
  return withDatabase(async ({ startApi }) => {
    const api = await startApi();
    const invoice = await createInvoice(api, "sub-degree");
    await pay(api, invoice);
    return withBrowser(async (browser) => {
      const page = await browser.newPage(phone);
      await openForm(page, api.url, invoice.rrr);
      await slowDown(page, cpuSlowdown);
      return typeEverywhere(page);
    });
  });
}

async function openForm(page: Page, apiUrl: string, rrr: string): Promise<void> {
  await page.goto(`${apiUrl}/sub_degree_login`);
  await page.getByRole("textbox", { name: "RRR" }).fill(rrr);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("textbox", { name: "Town" }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function typeEverywhere(page: Page): Promise<Row[]> {
  await watchKeys(page);
  const fields = await textFields(page);
  if (fields.length < 4) throw new Error("The fields of section A were not found.");
  for (const field of fields) await field.pressSequentially(text, { delay });
  const keys = await answeredKeys(page);
  const what = `section A, CPU x${cpuSlowdown}, ${keys.length} keys in ${fields.length} fields`;
  return keyRows(what, keys, budget);
}

/** Whatever a person can type words into. */
async function textFields(page: Page): Promise<Locator[]> {
  const typed = ["text", "email", "tel", "search"].map((type) => `input[type=${type}]`);
  const fields = await page.locator(["textarea", "input:not([type])", ...typed].join()).all();
  const open = await Promise.all(
    fields.map(async (field) => (await field.isVisible()) && (await field.isEditable())),
  );
  return fields.filter((_, index) => open[index]);
}
