/** Goes through all stories with as many pages as this machine has cores for. */
import { availableParallelism } from "node:os";
import type { Browser } from "playwright";
import { newVisitor } from "./browser.ts";
import { StoryPage } from "./story-page.ts";

/** Does `work` for each item, on pages of `origin` that the items share. */
export async function onPages<Item>(
  browser: Browser,
  origin: string,
  items: readonly Item[],
  work: (page: StoryPage, item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const workers = Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
    const context = await newVisitor(browser);
    const page = await StoryPage.open(context, origin);
    for (const item of queue) await work(page, item);
    await context.close();
  });
  await Promise.all(workers);
}
