/** Takes the pictures of stories, each in its modes, into a folder, and looks through them for faults. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright";
import { modes, type Mode } from "../../.storybook/modes.ts";
import { unreadable, violations } from "./check.ts";
import { onPages } from "./every.ts";
import type { Fault } from "./faults.ts";
import {
  contentBottom,
  hideCaret,
  holdStill,
  setTheme,
  showCaret,
  type PreparedStory,
} from "./in-page.ts";
import { enlargeText, restoreText } from "./legible.ts";
import { pagesOf } from "./paper.ts";
import { pictureOf } from "./pictures.ts";
import { printOf, readPng } from "./png.ts";
import type { StoryPage } from "./story-page.ts";

/** Longer than any story but a thousand rows, which look alike below. */
const longest = 3_000;
const margin = 16;

export type Shots = {
  /** The prints of the pictures taken, by their place under the folder. */
  prints: Map<string, string>;
  /** Why a story could not be pictured, and what is wrong with it. */
  faults: Fault[];
  /** The stories that ended well at the first try, their plays with them. */
  played: Set<string>;
};

type Options = {
  /** Whether each story gets a page of its own. */
  fresh?: boolean;
  /** Whether its pictures are all that is wanted of a story. */
  unchecked?: boolean;
  /** What is done to a story's page before its pictures. */
  before?: (page: Page) => Promise<void>;
};

/** Takes them into `folder`. */
export async function shoot(
  browser: Browser,
  origin: string,
  stories: readonly PreparedStory[],
  folder: string,
  { fresh = false, unchecked = false, before }: Options = {},
): Promise<Shots> {
  const shots: Shots = { prints: new Map(), faults: [], played: new Set() };
  const work = async (page: StoryPage, story: PreparedStory) => {
    // One load for all: what a play has left does not change by the window's width or its colours.
    const wanted = modesOf(story).toSorted(([, a], [, b]) => order(story, a) - order(story, b));
    if (wanted.length === 0 && unchecked) return;
    await page.page.emulateMedia({ forcedColors: coloursOf(story) });
    const { error, again } = await page.show(story, playedAt(story));
    if (error) {
      shots.faults.push({ id: story.id, fault: `its play: ${error}` });
      return;
    }
    if (!again) shots.played.add(story.id);
    await page.page.evaluate(holdStill);
    await before?.(page.page);
    const found = unchecked ? [] : await violations(page, story);
    for (const [name, mode] of wanted) {
      for (const [suffix, png] of await takeIn(page, story, mode)) {
        const picture = pictureOf(story.id, name + suffix);
        await mkdir(dirname(join(folder, picture)), { recursive: true });
        await writeFile(join(folder, picture), png);
        shots.prints.set(picture, printOf(await readPng(png)));
      }
    }
    if (unchecked) return;
    found.push(...(await unreadable(page, story)));
    found.push(...page.errors.map((text) => `console: ${text}`));
    shots.faults.push(...[...new Set(found)].map((fault) => ({ id: story.id, fault })));
  };
  shots.faults.push(...(await onPages(browser, origin, stories, work, { fresh })));
  return shots;
}

/** A story's modes (`.storybook/modes.ts`). */
function modesOf({ parameters: { chromatic } }: PreparedStory): [string, Mode][] {
  if (chromatic?.disableSnapshot) return [];
  return Object.entries((chromatic?.modes ?? {}) as Record<string, Mode>);
}

/** A story that asks for the phone is played on the phone, as in Vitest; the others at a desk. */
function playedAt({ globals }: PreparedStory): Mode["viewport"] {
  return modes[globals.viewport?.value === "phone" ? "360" : "1280"].viewport;
}

/** In the window of the play first, which then needs no other size; paper last. */
const order = (story: PreparedStory, { viewport, media, textSize }: Mode) =>
  media ? 3 : textSize ? 2 : viewport.width === playedAt(story).width ? 0 : 1;

/** Whether a story is always in forced colours. */
const coloursOf = ({ globals }: PreparedStory) =>
  globals.colours === "forced" ? "active" : "none";

/** A story's pictures in a mode, with what is added to the mode's name: paper has pages. */
async function takeIn(
  opened: StoryPage,
  story: PreparedStory,
  { viewport, theme, forcedColors, textSize, media }: Mode,
): Promise<[suffix: string, png: Buffer][]> {
  const { page } = opened;
  if (media) {
    const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
    return pages.map((png, index) => [`-${index + 1}`, png]);
  }
  // A story that is always dark is so in every mode.
  const before = theme === "dark" ? await page.evaluate(setTheme, theme) : undefined;
  if (forcedColors) await page.emulateMedia({ forcedColors });
  if (textSize) await page.evaluate(enlargeText);
  await opened.resize(viewport);
  // What is placed by script takes its new place a frame later.
  if (textSize || before || forcedColors) await opened.settle();
  if (forcedColors || coloursOf(story) === "active") await page.evaluate(hideCaret);
  const png = await capture(opened, viewport);
  await page.evaluate(showCaret);
  if (textSize) await page.evaluate(restoreText);
  if (forcedColors) await page.emulateMedia({ forcedColors: coloursOf(story) });
  if (before) await page.evaluate(setTheme, before);
  return [["", png]];
}

async function capture(story: StoryPage, viewport: Mode["viewport"]): Promise<Buffer> {
  const height = heightOf(await story.page.evaluate(contentBottom));
  const { data } = await story.devtools.send("Page.captureScreenshot", {
    format: "png",
    // Loosely packed: what is approved is packed again.
    optimizeForSpeed: true,
    // Twice the work, and few stories are longer than the window.
    captureBeyondViewport: height > viewport.height,
    clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
  });
  return Buffer.from(data, "base64");
}

const heightOf = (bottom: number) => Math.min(Math.max(bottom + margin, 64), longest);
