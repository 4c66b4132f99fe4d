/** The stories that are asked for on the command line. */
import type { Browser } from "playwright";
import { newVisitor } from "./browser.ts";
import { tokensOf, type PreparedStory } from "./in-page.ts";
import { StoryPage } from "./story-page.ts";

/** Every story of the Storybook at `origin`, as it is prepared there. */
export async function everyStory(browser: Browser, origin: string): Promise<PreparedStory[]> {
  const context = await newVisitor(browser);
  const page = await StoryPage.open(context, origin);
  const stories = await page.everyStory();
  await context.close();
  return stories;
}

/** The tokens of the Storybook at `origin`, and what each is worth. */
export async function everyToken(
  browser: Browser,
  origin: string,
  [story]: readonly PreparedStory[],
): Promise<Record<string, string>> {
  const context = await newVisitor(browser);
  const page = await StoryPage.open(context, origin);
  if (story) await page.show(story, { width: 1280, height: 800 });
  const tokens = await page.page.evaluate(tokensOf);
  await context.close();
  return tokens;
}

/** Whether a story is asked for: by its id, or as one of a component or section. None is all. */
export const isAsked = (asked: readonly string[]) => (id: string) =>
  asked.length === 0 || asked.some((name) => id === name || id.startsWith(`${name}-`));
