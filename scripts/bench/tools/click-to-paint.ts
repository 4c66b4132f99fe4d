/** From a press on a link to the painted page with its data, on a slow processor. */
import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page, Request } from "playwright";
import { slowDown, withBrowser } from "./browser.ts";
import { addressOf } from "./large-school.ts";
import { timeRows, type Row } from "./row.ts";

const cpuSlowdown = 4;
const budgetMs = 300;
/** A page that has not come by then does not come. */
const longestMs = 15_000;
/** Nobody presses the next link sooner after a page has come. */
const restMs = 500;

declare global {
  interface Window {
    /** Milliseconds from the click to the paint of what was waited for. */
    shown: Promise<number>;
  }
}

export type Link = {
  /** The navigation that the link stands in. */
  readonly among?: string;
  readonly entry: string;
  /** Words of the data that its page shows; without them its list is waited for, whatever is in it. */
  readonly words?: string;
  /** The entry of the menu that leads to where the navigation stands. */
  readonly through?: string;
};

/** Uses a browser in which somebody is signed in. */
export const signedIn = <T>(
  { url, userName }: { url: string; userName: string },
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      extraHTTPHeaders: { "x-forwarded-for": addressOf(1) },
    });
    await context.request.post(`${url}/api/Authentication/login`, {
      data: { userName, password: "Demo-Pass-1" },
      failOnStatusCode: true,
    });
    return use(context);
  });

/** Milliseconds from the clicks to a painted page, beside what they may be. */
export const paintedRows = (what: string, times: readonly number[]): Row[] =>
  timeRows(`${what} painted after the click, CPU x${cpuSlowdown}`, times, budgetMs);

/** The dashboard, from which the first link is pressed. */
export async function dashboardOf(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

/** Presses each link in turn, on a fresh page each round: nothing of pages or data is at hand yet. */
export async function clicksToPaint(
  context: BrowserContext,
  { url, links, rounds }: { url: string; links: readonly Link[]; rounds: number },
): Promise<Map<Link, number[]>> {
  const times = new Map(links.map((link) => [link, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    const page = await dashboardOf(context, url);
    await slowDown(page, cpuSlowdown);
    for (const link of links) {
      await stand(page, link);
      times.get(link)?.push(await clickToPaint(page, link));
    }
    await page.close();
  }
  return times;
}

/** The link of a navigation. */
export const linkOf = (page: Page, { among = "Modules", entry }: Link) =>
  page
    .getByRole("navigation", { name: among, exact: true })
    .getByRole("link", { name: entry, exact: true });

/** Goes to where the link's navigation stands, unmeasured. */
async function stand(page: Page, { among, through }: Link) {
  if (among === undefined || through === undefined) return;
  const navigation = page.getByRole("navigation", { name: among, exact: true });
  if ((await navigation.count()) === 0) await clickToPaint(page, { entry: through });
}

/** Presses a link of a navigation, waits until its page shows what is waited for, and then until it rests. */
async function clickToPaint(
  page: Page,
  { among = "Modules", entry, words }: Link,
): Promise<number> {
  const untilAtRest = restOf(page);
  await page.evaluate(
    ({ words, longestMs }) => {
      const main = () => document.querySelector("main");
      const page = () => `${location.pathname} ${main()?.querySelector("h1")?.textContent ?? ""}`;
      const before = page();
      // What waits says so: a list that has not come, a page that has no shape yet, the page before.
      const waits =
        ".ui-page-loader, :is([role=region], section)[aria-busy=true], [aria-busy=true]:has(h1)";
      const here = () =>
        words === undefined ? !main()?.querySelector(waits) : main()?.textContent.includes(words);
      window.shown = new Promise((resolve, reject) => {
        const wait = ({ timeStamp }: Event) => {
          // Looks where something has changed, not frame by frame: each frame asked for is work, too.
          const watch = new MutationObserver(() => {
            if (!main()?.querySelector("h1") || page() === before || !here()) return;
            watch.disconnect();
            clearTimeout(late);
            // A task that is queued in a frame runs once the frame has been drawn.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          const late = setTimeout(() => {
            reject(new Error(`No ${words ?? "list"} in: ${main()?.textContent ?? ""}`));
          }, longestMs);
          const attributeFilter = ["aria-busy"];
          watch.observe(document.body, {
            subtree: true,
            childList: true,
            characterData: true,
            attributeFilter,
          });
        };
        addEventListener("click", wait, { capture: true, once: true });
      });
    },
    { words, longestMs },
  );
  await linkOf(page, { among, entry }).click();
  const took = await page.evaluate(() => window.shown);
  await untilAtRest();
  return took;
}

/**
 * Follows what a page asks for from now on; answers what waits until none of it is under way. The browser's
 * own state of rest is for whole documents: a link within an app leaves it as it was.
 */
function restOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    last = performance.now();
  };
  const begun = note((request) => underWay.add(request));
  const ended = note((request) => underWay.delete(request));
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  return async () => {
    const end = performance.now() + longestMs;
    while (underWay.size > 0 || performance.now() - last < restMs) {
      if (performance.now() > end) throw new Error(`${page.url()} asks without end.`);
      await pause(20);
    }
    page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
  };
}
