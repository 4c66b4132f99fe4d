import { chromium, type Browser, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "../../chromium.ts";

/** Uses a browser, and closes it. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await chromiumPath();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A small phone, as most applicants have one. */
export const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Has a page's processor be so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}
