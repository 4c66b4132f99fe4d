/** From a press on a link to the painted page with its data, on a slow processor. */
import { chromium, type Page } from "playwright";
import { chromiumArgs, chromiumPath } from "../../chromium.ts";
import { addressOf } from "./large-school.ts";
import { atMost, lowerQuartile, median, type Row } from "./row.ts";

const cpuSlowdown = 4;
const budgetMs = 300;
/** A page that shows its words no sooner does not show them. */
const longestMs = 15_000;

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

type Asked = {
  /** Of the server, and who signs in there. */
  readonly url: string;
  readonly userName: string;
  readonly links: readonly Link[];
  readonly rounds: number;
  /** What is painted: "list". */
  readonly painted: string;
};

/** Presses each link in turn, on a fresh page each round: nothing of pages or data is at hand yet. */
export async function clicksToPaint(asked: Asked): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
  });
  const times = new Map(asked.links.map(({ entry }) => [entry, [] as number[]]));
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      extraHTTPHeaders: { "x-forwarded-for": addressOf(1) },
    });
    await context.request.post(`${asked.url}/api/Authentication/login`, {
      data: { userName: asked.userName, password: "Demo-Pass-1" },
      failOnStatusCode: true,
    });
    for (let round = 0; round < asked.rounds; round += 1) {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
      await page.goto(`${asked.url}/dashboard`);
      await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
      await page.waitForLoadState("networkidle");
      for (const link of asked.links) times.get(link.entry)?.push(await clickToPaint(page, link));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return [...times].flatMap(([entry, all]) => {
    const figure = `${entry}: click to painted ${asked.painted}, CPU x${cpuSlowdown}`;
    return [
      atMost(figure, lowerQuartile(all), "ms", budgetMs),
      atMost(`${figure}, median`, median(all), "ms"),
    ];
  });
}

/** Presses a link of a navigation and waits until the words stand below its page's heading. */
async function clickToPaint(
  page: Page,
  { among = "Modules", entry, words }: Link,
): Promise<number> {
  await page.evaluate(
    ({ words, longestMs }) => {
      const before = document.querySelector("main h1")?.textContent;
      window.shown = new Promise((resolve, reject) => {
        const wait = ({ timeStamp }: Event) => {
          // Looks where something has changed, not frame by frame: each frame asked for is work, too.
          const watch = new MutationObserver(() => {
            const main = document.querySelector("main");
            const arrived = main?.querySelector("h1")?.textContent !== before;
            if (!arrived || !main?.textContent.includes(words)) return;
            watch.disconnect();
            clearTimeout(late);
            // A task that is queued in a frame runs once the frame has been drawn.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          const late = setTimeout(() => {
            const { textContent = "" } = document.querySelector("main") ?? {};
            reject(new Error(`No "${words}" in: ${textContent}`));
          }, longestMs);
          watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        };
        addEventListener("click", wait, { capture: true, once: true });
      });
    },
    { words, longestMs },
  );
  await page
    .getByRole("navigation", { name: among, exact: true })
    .getByRole("link", { name: entry, exact: true })
    .click();
  const took = await page.evaluate(() => window.shown);
  await page.waitForLoadState("networkidle");
  return took;
}
