/**
 * Takes a picture of every story and compares it with the approved one: `pnpm visual [story …]`.
 * `pnpm visual:approve [story …]` takes it as the approved one from now on. A story is named by its
 * id (`components-button--primary`), all of a component (`components-button`) or of a section
 * (`documents`) by that id's beginning.
 */
import "./check-node.ts";
import { rm } from "node:fs/promises";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { darkStories } from "../.storybook/modes.ts";
import { root } from "./command.ts";
import { launchPinned } from "./visual/browser.ts";
import { approve, compare } from "./visual/compare.ts";
import { inWords, leaveCounts, tell, type Fault } from "./visual/faults.ts";
import { picturesIn, places, storyOf } from "./visual/pictures.ts";
import { shoot } from "./visual/shoot.ts";
import { everyStory, isAsked } from "./visual/stories.ts";
import { buildStorybook, serveStorybook } from "./visual/storybook.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { approve: { type: "boolean" }, counts: { type: "string" } },
});
const asked = isAsked(positionals);

/**
 * About one picture of two thousand comes out of a busy browser with its letters' edges a shade off, and
 * as approved a moment later: so few are taken a second time, more were changed by somebody.
 */
const mostAgain = 20;

const browser = await launchPinned();
if (!browser) {
  console.log("Pictures are taken on Linux on x64 only, where their browser runs.");
  await leaveCounts(values.counts, {
    passed: 0,
    failed: 0,
    skipped: picturesIn(places.approved).length,
    failures: [],
  });
  process.exit(0);
}

await buildStorybook();
await rm(places.actual, { recursive: true, force: true });
const { origin, close } = await serveStorybook();
const start = performance.now();
const all = await everyStory(browser, origin);
const stories = all.filter(({ id }) => asked(id));
if (stories.length === 0) throw new Error(`No such story: ${positionals.join(", ")}.`);
const { pictures, faults } = await shoot(browser, origin, stories, places.actual);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`${pictures.length} pictures of ${stories.length} stories in ${seconds} s.`);

for (const id of darkStories.filter((id) => !all.some((story) => story.id === id))) {
  faults.push({
    id,
    fault: "is to be pictured in the dark (.storybook/modes.ts), but is no story",
  });
}

// A story that failed has no pictures, which does not make its approved ones wrong.
const failed = new Set(faults.map(({ id }) => id));
const isCompared = (picture: string) => {
  const id = storyOf(picture);
  return asked(id) && !failed.has(id);
};
let found = await compare(places, isCompared);
if (found.changed.length > 0 && found.changed.length <= mostAgain && !values.approve) {
  const ids = new Set(found.changed.map(storyOf));
  console.log(`Taken a second time: ${[...ids].join(", ")}`);
  const again = stories.filter(({ id }) => ids.has(id));
  faults.push(...(await shoot(browser, origin, again, places.actual)).faults);
  found = await compare(places, isCompared);
}

await browser.close();
close();

if (values.approve) {
  await approve(places, found);
  const { same, changed, fresh, gone } = found;
  console.log(
    `Approved ${changed.length} changed and ${fresh.length} new pictures, took away ${gone.length}; ` +
      `${same.length} were approved before.`,
  );
} else {
  const differing: Fault[] = [
    ...found.changed.map((id) => ({ id, fault: "does not look as approved" })),
    ...found.fresh.map((id) => ({ id, fault: "is not approved yet" })),
    ...found.gone.map((id) => ({ id, fault: "is approved, but no story has this picture" })),
  ];
  tell(differing);
  if (differing.length > 0) {
    const ids = [...new Set(differing.map(({ id }) => storyOf(id)))];
    const names = ids.length > 8 ? "[story …]" : ids.join(" ");
    console.error(`Look: ${relative(root, places.report)}\nRight so? pnpm visual:approve ${names}`);
  }
  faults.push(...differing);
}

const unseen = faults.filter(({ id }) => failed.has(id));
tell(unseen);
const compared = found.same.length + found.changed.length;
console.log(`${compared} pictures compared, ${found.same.length} as approved.`);
await leaveCounts(values.counts, {
  passed: found.same.length,
  failed: faults.length,
  skipped: 0,
  failures: faults.map(inWords),
});
process.exitCode = faults.length > 0 ? 1 : 0;
