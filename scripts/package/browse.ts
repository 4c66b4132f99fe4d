import assert from "node:assert/strict";
import type { Browser, Page } from "playwright";
import { newVisitor } from "../visual/browser.ts";

/** What the server's own HTML must hold before any script has run: parts of either kind. */
const drawnByServer = [
  "Bed spaces are open",
  "1,250,000",
  "Hostel 30",
  "1 zuwa 10 cikin 30",
  "Forty rooms",
  "Save hostel",
];

export async function drawnOnServer(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  for (const words of drawnByServer)
    assert.ok(html.includes(words), `"${words}" is missing from the server's HTML`);
}

/** Uses the parts as a person does; the console must stay empty. */
export async function useParts(browser: Browser, address: string): Promise<void> {
  const said = await consoleMessages(browser, address, async (page) => {
    await looksRight(page);
    await asksAndTells(page);
    await searches(page);
    await refuses(page);
  });
  assert.deepEqual(said, [], "the console of the browser stays empty");
}

/**
 * Visits the parts on a development server. React as it ships is silent where an attribute of the
 * server's is not the browser's: only in development it says so, as it must of a page that lies.
 */
export async function hydrates(browser: Browser, address: string): Promise<void> {
  const said = await consoleMessages(browser, address, looksRight);
  assert.deepEqual(said, [], "nothing is drawn otherwise by the browser than by the server");
  const lies = await consoleMessages(browser, `${address}mismatch`, async (page) => {
    await page.getByTitle("browser").or(page.getByTitle("server")).waitFor();
  });
  assert.match(lies.join("\n"), /hydrat/i, "a page that is drawn otherwise is told");
}

/** What the console says, from opening a page until `use` is done with it. */
async function consoleMessages(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<void>,
): Promise<string[]> {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  const said: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto(address, { waitUntil: "networkidle" });
  await use(page);
  await visitor.close();
  return said;
}

async function looksRight(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Close the hostel" });
  const look = await button.evaluate((node) => {
    const { backgroundColor, minHeight, borderRadius } = getComputedStyle(node);
    return { backgroundColor, minHeight, borderRadius };
  });
  assert.equal(look.minHeight, "44px");
  assert.equal(look.borderRadius, "6px");
  assert.match(look.backgroundColor, /^oklch\(0\.45 /);
  await page.getByText("Mrs Ngozi Adébáyọ̀-Okonkwo").waitFor();
  await page.getByText("Rules of the hostel").click();
  await page.getByText("No visitors after ten.").waitFor();
}

async function asksAndTells(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close the hostel" }).click();
  const question = page.getByRole("alertdialog", { name: "Close Queen Amina Hall" });
  await question.getByRole("button", { name: "Close it" }).click();
  await page.getByRole("region", { name: "Notices" }).getByText("Closed").waitFor();
  await question.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Staff" }).click();
  await page.getByRole("tabpanel").getByText("Three porters").waitFor();
}

async function searches(page: Page): Promise<void> {
  const table = page.getByRole("table", { name: "Hostels" });
  await table.getByRole("button", { name: "Hostel" }).click();
  await table.getByRole("rowheader").first().getByText("Hostel 01").waitFor();
  await page.getByLabel("Search hostels").fill("17");
  await table.getByRole("rowheader", { name: "Hostel 17" }).waitFor();
  const display = await table.evaluate((node) => getComputedStyle(node).display);
  assert.equal(display, "block", "the data table's own stylesheet has come along");
}

async function refuses(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save hostel" }).click();
  await page.getByRole("link", { name: "Please enter the hostel's name" }).waitFor();
}
