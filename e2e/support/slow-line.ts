/** A line as many applicants have it. */
import type { Page } from "@playwright/test";

/** From now on the page's line is a slow 3G: 400 kbit a second either way, 400 ms there and back. Chromium alone knows how. */
export async function onSlowLine(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  const devtools = await page.context().newCDPSession(page);
  const throughput = (400 * 1000) / 8;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}
