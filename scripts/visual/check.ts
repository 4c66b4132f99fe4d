/**
 * Looks through a story, once its pictures are taken, for what neither pictures nor story tests hold: an error
 * in the console, what axe objects to in the light and in the dark, sideways scroll at 360 px, texts that lie
 * on each other and what a thumb misses there, and text at twice its size, on a phone or at a desk, that is
 * cut, lies on other text or scrolls sideways.
 */
import { modes } from "../../.storybook/modes.ts";
import { setTheme, type PreparedStory } from "./in-page.ts";
import { cutTexts, enlargeText, overlaps, restoreText, sidewaysScroll } from "./legible.ts";
import type { StoryPage } from "./story-page.ts";
import { smallTargets } from "./targets.ts";

/** What is wrong with the story that stands in `opened`, which is left in another window than it was. */
export async function check(opened: StoryPage, story: PreparedStory): Promise<string[]> {
  const { media, theme } = story.globals;
  const found = await violations(opened, story, theme === "dark" ? ["dark"] : ["light", "dark"]);
  // Paper has the width that it has, whatever window shows it.
  if (media !== "print" && story.parameters.legible !== false) {
    found.push(...(await hardToUse(opened)));
  }
  found.push(...opened.errors.map((text) => `console: ${text}`));
  return [...new Set(found)];
}

async function violations(
  opened: StoryPage,
  { id, parameters: { a11y = {} } }: PreparedStory,
  themes: readonly ("light" | "dark")[],
): Promise<string[]> {
  if (a11y.test === "off" || a11y.disable) return [];
  const { page } = opened;
  const found: string[] = [];
  for (const theme of themes) {
    const before = await page.evaluate(setTheme, theme);
    if (before !== theme) await opened.settle();
    const refused = await page.evaluate(([story, parameters]) => window.askAxe(story, parameters), [
      id,
      a11y,
    ] as const);
    found.push(...refused.map((fault) => (theme === "dark" ? `in the dark, ${fault}` : fault)));
    await page.evaluate(setTheme, before);
  }
  return found;
}

/** What cannot be read or pressed on a phone, or read anywhere once text is twice as large. */
async function hardToUse(story: StoryPage): Promise<string[]> {
  await story.resize(modes["360"].viewport);
  const found = await story.page.evaluate(sidewaysScroll);
  found.push(...(await story.page.evaluate(overlaps)));
  found.push(...(await story.page.evaluate(smallTargets)));
  for (const mode of ["360", "1280"] as const) {
    await story.page.evaluate(enlargeText);
    await story.resize(modes[mode].viewport);
    // What is placed by script takes its new place a frame later.
    await story.settle();
    for (const fault of [sidewaysScroll, cutTexts, overlaps]) {
      const texts = await story.page.evaluate(fault);
      found.push(...texts.map((text) => `with 200% text at ${mode} px, ${text}`));
    }
  }
  await story.page.evaluate(restoreText);
  return found;
}
