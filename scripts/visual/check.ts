/**
 * Looks through a story, while it stands there for its pictures, for what neither pictures nor story tests hold:
 * what axe objects to in the light and in the dark, sideways scroll at 360 px, texts that lie on each other and
 * what a thumb misses there, and text at twice its size, on a phone or at a desk, that is cut, lies on other text
 * or scrolls sideways.
 */
import { modes } from "../../.storybook/modes.ts";
import { setTheme, type PreparedStory } from "./in-page.ts";
import { cutTexts, enlargeText, overlaps, restoreText, sidewaysScroll } from "./legible.ts";
import type { StoryPage } from "./story-page.ts";
import { smallTargets } from "./targets.ts";

/** The rules of axe that ask of colours, which are all that another theme changes. */
const ofColours = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** What axe objects to, in the window in which the story was played. */
export async function violations(
  { page }: StoryPage,
  { id, globals, parameters: { a11y = {} } }: PreparedStory,
): Promise<string[]> {
  if (a11y.test === "off" || a11y.disable) return [];
  // Where each stands that is right is most of its work, and nobody asks here.
  const ask = (options: object) =>
    page.evaluate(([story, parameters]) => window.askAxe(story, parameters), [
      id,
      { ...a11y, options: { reporter: "no-passes", ...options } },
    ] as const);
  if (globals.theme === "dark") return ask({});
  const found = await ask({});
  await page.evaluate(setTheme, "dark");
  found.push(...(await ask(ofColours)).map((fault) => `in the dark, ${fault}`));
  await page.evaluate(setTheme, "light");
  return found;
}

/** What cannot be read or pressed on a phone, or read anywhere once text is twice as large. */
export async function unreadable(opened: StoryPage, story: PreparedStory): Promise<string[]> {
  // Paper has the width that it has, whatever window shows it.
  if (story.globals.media === "print" || story.parameters.legible === false) return [];
  const { page } = opened;
  await opened.resize(modes["360"].viewport);
  const found = await page.evaluate(sidewaysScroll);
  found.push(...(await page.evaluate(overlaps)));
  found.push(...(await page.evaluate(smallTargets)));
  await page.evaluate(enlargeText);
  // What is placed by script takes its new place a frame later.
  await opened.settle();
  for (const mode of ["360", "1280"] as const) {
    await opened.resize(modes[mode].viewport);
    for (const fault of [sidewaysScroll, cutTexts, overlaps]) {
      const texts = await page.evaluate(fault);
      found.push(...texts.map((text) => `with 200% text at ${mode} px, ${text}`));
    }
  }
  await page.evaluate(restoreText);
  return found;
}
