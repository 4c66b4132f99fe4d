import type { Page } from "playwright";
import { atMost, type Row } from "./row.ts";

declare global {
  interface Window {
    keys: number[];
  }
}

/** Notes from now on how long each key takes to the paint that answers it. */
export const watchKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.keys = [];
    const answered = ({ timeStamp }: Event) => {
      // A task that is queued in a frame runs once the frame has been drawn.
      requestAnimationFrame(() =>
        setTimeout(() => window.keys.push(performance.now() - timeStamp)),
      );
    };
    addEventListener("keydown", answered, { capture: true });
  });

/** What was noted, the shortest first, in milliseconds. */
export const answeredKeys = async (page: Page): Promise<number[]> =>
  (await page.evaluate(() => window.keys)).toSorted((a, b) => a - b);

/** Median and 95 of 100 of what was noted, beside the budget of the latter. */
export function keyRows(what: string, keys: readonly number[], budgetMs: number): Row[] {
  const percentile = (share: number) => keys[Math.ceil(keys.length * share) - 1] ?? Number.NaN;
  return [
    atMost(`${what}: median`, percentile(0.5), "ms"),
    atMost(`${what}: 95 of 100 within`, percentile(0.95), "ms", budgetMs),
  ];
}
