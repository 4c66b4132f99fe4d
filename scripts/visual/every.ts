/** Goes through all stories with two pages more than this machine has cores: each waits for frames now and then. */
import { availableParallelism } from "node:os";
import type { Browser } from "playwright";
import { newVisitor } from "./browser.ts";
import type { Fault } from "./faults.ts";
import type { PreparedStory } from "./in-page.ts";
import { StoryPage } from "./story-page.ts";

/** Longer than any story takes, on a machine that does much else. */
const patience = 120_000;

/**
 * Does `work` for each story, on pages of `origin` that they share, or on a `fresh` one for each; what
 * went wrong with which.
 */
export async function onPages(
  browser: Browser,
  origin: string,
  stories: readonly PreparedStory[],
  work: (page: StoryPage, story: PreparedStory) => Promise<void>,
  { fresh = false } = {},
): Promise<Fault[]> {
  const queue = stories.values();
  const faults: Fault[] = [];
  const workers = Array.from({ length: Math.min(availableParallelism() + 2, 6) }, async () => {
    let page = await newPage(browser, origin);
    for (const story of queue) {
      const fault = await faultOf(work(page, story));
      if (fault !== undefined) faults.push({ id: story.id, fault });
      else if (!fresh) continue;
      // A page that hangs or has crashed would take the next stories with it.
      await page.page.context().close();
      page = await newPage(browser, origin);
    }
    await page.page.context().close();
  });
  await Promise.all(workers);
  return faults;
}

async function newPage(browser: Browser, origin: string): Promise<StoryPage> {
  return StoryPage.open(await newVisitor(browser), origin);
}

/** Why work did not end well; nothing if it did. */
async function faultOf(work: Promise<void>): Promise<string | undefined> {
  const time = AbortSignal.timeout(patience);
  const late = new Promise<string>((resolve) => {
    time.addEventListener("abort", () => resolve(`hangs: no end after ${patience / 1000} s`));
  });
  const ended = work.then(
    () => undefined,
    (error: unknown) => String(error).split("\n")[0],
  );
  return Promise.race([ended, late]);
}
