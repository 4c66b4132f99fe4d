import type { Page } from "playwright";
import { atMost, median, within, type Row } from "./row.ts";

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

/** What was noted, in milliseconds. */
export const answeredKeys = (page: Page): Promise<number[]> => page.evaluate(() => window.keys);

/** Median and 95 of 100 of what was noted, beside the budget of the latter. */
export const keyRows = (what: string, keys: readonly number[], budgetMs: number): Row[] => [
  atMost(`${what}: median`, median(keys), "ms"),
  within(what, keys, budgetMs),
];
