/** Takes the pictures of stories, each in its modes, into a folder. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Browser } from "playwright";
import { modes, type Mode } from "../../.storybook/modes.ts";
import { onPages } from "./every.ts";
import type { Fault } from "./faults.ts";
import { contentBottom, holdStill, type PreparedStory } from "./in-page.ts";
import { pictureOf } from "./pictures.ts";
import type { StoryPage } from "./story-page.ts";

/** Longer than any story but a thousand rows, which look alike below. */
const longest = 3_000;
const margin = 16;

export type Shots = {
  /** The pictures taken, by their place under the folder. */
  pictures: string[];
  /** Why a story could not be pictured. */
  faults: Fault[];
};

export async function shoot(
  browser: Browser,
  origin: string,
  stories: readonly PreparedStory[],
  folder: string,
): Promise<Shots> {
  const shots: Shots = { pictures: [], faults: [] };
  const broken = await onPages(browser, origin, stories, async (page, story) => {
    const wanted = modesOf(story);
    // One load for all that is light: what a play has left does not change by the window's width.
    for (const theme of ["light", "dark"] as const) {
      // In the window of the play first, which then needs no other size.
      const ofTheme = wanted
        .filter(([, mode]) => mode.theme === theme)
        .toSorted(([, a], [, b]) => Number(isPlayed(story, b)) - Number(isPlayed(story, a)));
      if (ofTheme.length === 0) continue;
      const { error } = await page.show(story, `theme:${theme};a11y.manual:!true`, playedAt(story));
      if (error) {
        shots.faults.push({ id: story.id, fault: error });
        continue;
      }
      await page.page.evaluate(holdStill);
      for (const [name, mode] of ofTheme) {
        const picture = pictureOf(story.id, name);
        await mkdir(dirname(join(folder, picture)), { recursive: true });
        await writeFile(join(folder, picture), await capture(page, mode));
        shots.pictures.push(picture);
      }
    }
  });
  shots.faults.push(...broken);
  shots.pictures.sort();
  return shots;
}

function modesOf({ parameters: { chromatic } }: PreparedStory): [string, Mode][] {
  if (chromatic?.disableSnapshot) return [];
  return Object.entries((chromatic?.modes ?? {}) as Record<string, Mode>);
}

/** A story that asks for the phone is played on the phone, as in Vitest; the others at a desk. */
export function playedAt({ globals }: PreparedStory): Mode["viewport"] {
  return modes[globals.viewport?.value === "phone" ? "360" : "1280"].viewport;
}

const isPlayed = (story: PreparedStory, { viewport }: Mode) =>
  viewport.width === playedAt(story).width;

async function capture(story: StoryPage, { viewport, media }: Mode): Promise<Buffer> {
  if (media) await story.page.emulateMedia({ media });
  await story.resize(viewport);
  const height = heightOf(await story.page.evaluate(contentBottom));
  const { data } = await story.devtools.send("Page.captureScreenshot", {
    format: "png",
    // Loosely packed: what is approved is packed again.
    optimizeForSpeed: true,
    // Twice the work, and few stories are longer than the window.
    captureBeyondViewport: height > viewport.height,
    clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
  });
  if (media) await story.page.emulateMedia({ media: "screen" });
  return Buffer.from(data, "base64");
}

const heightOf = (bottom: number) => Math.min(Math.max(bottom + margin, 64), longest);
