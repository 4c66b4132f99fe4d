import { chromium, type Browser, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "../../scripts/chromium.ts";

let browser: Browser | undefined;

/** A page of a browser that the tests of a file share. */
export async function newPage(viewport: { width: number; height: number }): Promise<Page> {
  browser ??= await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
  });
  return browser.newPage({ viewport });
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
}
