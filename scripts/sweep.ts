/**
 * Looks through every story for what pictures and story tests do not hold, and names each fault:
 * `pnpm sweep [story …]`. That is: an error in the console, sideways scroll at 360 px, texts that lie on
 * each other and what a thumb misses there, text at twice its size, on a phone or at a desk, that is cut,
 * lies on other text or scrolls sideways, and, in the dark, whatever axe objects to; in the light, too, of
 * those that play nothing, for story tests ask it of all others.
 */
import "./check-node.ts";
import { parseArgs } from "node:util";
import { modes } from "../.storybook/modes.ts";
import { launchAny } from "./visual/browser.ts";
import { onPages } from "./visual/every.ts";
import { inWords, leaveCounts, tell, type Fault } from "./visual/faults.ts";
import { cutTexts, enlargeText, overlaps, restoreText, sidewaysScroll } from "./visual/legible.ts";
import type { PreparedStory } from "./visual/in-page.ts";
import { playedAt } from "./visual/shoot.ts";
import { everyStory, isAsked } from "./visual/stories.ts";
import type { StoryPage } from "./visual/story-page.ts";
import { smallTargets } from "./visual/targets.ts";
import { newRun, lastRun } from "./visual/runs.ts";
import { buildStorybook, serveStorybook } from "./visual/storybook.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Takes the Storybook that `pnpm visual` has just built, if it has. */
    built: { type: "boolean" },
    counts: { type: "string" },
  },
});

let run = values.built ? lastRun() : undefined;
if (!run) {
  run = await newRun();
  await buildStorybook(run);
}
const { origin, close } = await serveStorybook(run);
const start = performance.now();
const browser = await launchAny();
const stories = (await everyStory(browser, origin)).filter(({ id }) => isAsked(positionals)(id));
if (stories.length === 0) throw new Error(`No such story: ${positionals.join(", ")}.`);

const faults: Fault[] = [];
const note = (id: string, found: readonly string[]) => {
  const ofStory = [...new Set(found)].map((fault) => ({ id, fault }));
  tell(ofStory);
  faults.push(...ofStory);
};
/** Opens a story in a theme, and says what its play and axe object to. */
const shown = async (story: StoryPage, prepared: PreparedStory, theme: "dark" | "light") => {
  const ending = await story.show(prepared, `theme:${theme}`, playedAt(prepared));
  return [...(ending.error ? [`its play: ${ending.error}`] : []), ...ending.violations];
};

const inTheDark = await onPages(browser, origin, stories, async (story, prepared) => {
  const found = await shown(story, prepared, "dark");

  // Paper has the width that it has, whatever window shows it.
  const onPaper = prepared.globals.media === "print";
  if (!onPaper && prepared.parameters.legible !== false) found.push(...(await hardToUse(story)));
  note(prepared.id, [...found, ...story.errors.map((text) => `console: ${text}`)]);
});
const unplayed = stories.filter(({ tags }) => !tags.includes("play-fn"));
const inTheLight = await onPages(browser, origin, unplayed, async (story, prepared) => {
  const found = await shown(story, prepared, "light");
  note(
    prepared.id,
    found.map((fault) => `in the light, ${fault}`),
  );
});
await browser.close();
close();
const broken = [...inTheDark, ...inTheLight];
tell(broken);
faults.push(...broken);

const failed = new Set(faults.map(({ id }) => id)).size;
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${stories.length} stories swept in ${seconds} s, ${failed} with faults.`);
await leaveCounts(values.counts, {
  passed: stories.length - failed,
  failed,
  skipped: 0,
  failures: faults.map(inWords),
});
process.exitCode = failed > 0 ? 1 : 0;

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
