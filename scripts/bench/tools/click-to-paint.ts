/** From a press on a link to the painted page with its data. */
import type { Page } from "playwright";

declare global {
  interface Window {
    /** Milliseconds from the click to the paint of the words that were waited for. */
    shown: Promise<number>;
  }
}

type Link = {
  /** The navigation that the link stands in. */
  readonly among?: string;
  readonly entry: string;
  /** Words of the data that its page shows. */
  readonly words: string;
};

/** Presses a link of a navigation and waits until the words stand below its page's heading. */
export async function clickToPaint(
  page: Page,
  { among = "Modules", entry, words }: Link,
): Promise<number> {
  await page.evaluate(
    ({ words }) => {
      const before = document.querySelector("main h1")?.textContent;
      window.shown = new Promise((resolve) => {
        const wait = ({ timeStamp }: Event) => {
          const look = () => {
            const main = document.querySelector("main");
            const arrived = main?.querySelector("h1")?.textContent !== before;
            if (!arrived || !main?.textContent.includes(words)) return requestAnimationFrame(look);
            // A task that is queued in a frame runs once the frame has been drawn.
            return setTimeout(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(look);
        };
        addEventListener("click", wait, { capture: true, once: true });
      });
    },
    { words },
  );
  await page
    .getByRole("navigation", { name: among, exact: true })
    .getByRole("link", { name: entry, exact: true })
    .click();
  const took = await page.evaluate(() => window.shown);
  await page.waitForLoadState("networkidle");
  return took;
}
