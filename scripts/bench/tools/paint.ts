import type { Browser } from "playwright";
import { phone, slowDown } from "./browser.ts";

export type Paint = {
  /** Milliseconds from navigation. */
  firstPaint: number;
  largestPaint: number;
  /** When the first byte of JavaScript was asked for. */
  firstScript: number;
  /** As they came over the wire. */
  scriptBytes: number;
  shift: number;
};

declare global {
  interface Window {
    paint: { largest: number; shift: number };
  }
}

/** Opens a page as a slow phone does and waits until it has been quiet for two seconds. */
export async function measurePaint(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<Paint> {
  const context = await browser.newContext(phone);
  await context.addInitScript(() => {
    window.paint = { largest: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.paint.largest = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry) window.paint.shift += Number(entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const page = await context.newPage();
  await slowDown(page, cpuSlowdown);

  await page.goto(url, { waitUntil: "load", timeout: 120_000 });
  await page.waitForLoadState("networkidle", { timeout: 120_000 });
  // The last paint comes after the last script has run on a slow processor.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        new PerformanceObserver(() => (last = performance.now())).observe({
          entryTypes: ["longtask", "resource", "largest-contentful-paint"],
        });
        const wait = () => (performance.now() - last > 2_000 ? resolve() : setTimeout(wait, 100));
        wait();
      }),
  );
  const paint = await page.evaluate((): Paint => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => /\.m?js(\?|$)/.test(entry.name));
    return {
      firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      largestPaint: window.paint.largest,
      firstScript: Math.min(...scripts.map((entry) => entry.startTime)),
      scriptBytes: scripts.reduce((total, entry) => total + entry.encodedBodySize, 0),
      shift: window.paint.shift,
    };
  });
  await context.close();
  return paint;
}
