/** The stories that are asked for on the command line. */
import type { Browser } from "playwright";
import { newVisitor } from "./browser.ts";
import { tokensOf, type PreparedStory } from "./in-page.ts";
import { StoryPage } from "./story-page.ts";

async function onPage<T>(browser: Browser, origin: string, ask: (page: StoryPage) => Promise<T>) {
  const context = await newVisitor(browser);
  const answer = await ask(await StoryPage.open(context, origin));
  await context.close();
  return answer;
}

/** Every story of the Storybook at `origin`, as it is prepared there. */
export const everyStory = (browser: Browser, origin: string): Promise<PreparedStory[]> =>
  onPage(browser, origin, (page) => page.everyStory());

/** The tokens of the Storybook at `origin`, and what each is worth. */
export const everyToken = (
  browser: Browser,
  origin: string,
  [story]: readonly PreparedStory[],
): Promise<Record<string, string>> =>
  onPage(browser, origin, async (page) => {
    if (story) await page.show(story, { width: 1280, height: 800 });
    return page.page.evaluate(tokensOf);
  });

/** Whether a story is asked for: by its id, or as one of a component or section. None is all. */
export const isAsked = (asked: readonly string[]) => (id: string) =>
  asked.length === 0 || asked.some((name) => id === name || id.startsWith(`${name}-`));
