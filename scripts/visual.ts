/**
 * Takes a picture of every story and compares it with the approved one: `pnpm visual [story …]`.
 * `pnpm visual:approve [story …]` takes it as the approved one from now on, and `pnpm visual --review`
 * shows the last report in a page that approves by story, component or cause. `pnpm visual --share`
 * takes none: it packs what is approved anew, for the least room. A story is named by its id
 * (`components-button--primary`), all of a component (`components-button`) or of a section
 * (`documents`) by that id's beginning.
 */
import "./check-node.ts";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./command.ts";
import { ApprovedPictures, type Circumstances } from "./visual/approved.ts";
import { approvalNow } from "./visual/approval.ts";
import { launchPinned } from "./visual/browser.ts";
import { changedFiles } from "./visual/causes.ts";
import { approve, compare } from "./visual/compare.ts";
import { clearNoise } from "./visual/again.ts";
import { inWords, leaveCounts, tell, type Fault } from "./visual/faults.ts";
import { otherBrowser } from "./visual/other-browser.ts";
import { approvedFolder, storyOf } from "./visual/pictures.ts";
import { hasReport, writeReport } from "./visual/report.ts";
import { review } from "./visual/review.ts";
import { lastRun, newRun } from "./visual/runs.ts";
import { shoot } from "./visual/shoot.ts";
import { everyStory, everyToken, isAsked } from "./visual/stories.ts";
import { buildStorybook, serveStorybook } from "./visual/storybook.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    approve: { type: "boolean" },
    review: { type: "boolean" },
    share: { type: "boolean" },
    counts: { type: "string" },
  },
});
const asked = isAsked(positionals);

/** So many pictures are told one by one. */
const mostTold = 40;

const approved = await ApprovedPictures.in(approvedFolder);

if (values.share) {
  await approved.share();
} else if (values.review) {
  const last = lastRun(hasReport);
  if (!last)
    throw new Error("Nothing to review: `pnpm visual` writes a report where pictures differ.");
  const { url } = await review(last, approved);
  console.log(`Review at ${url}; Ctrl-C when you are done.`);
} else {
  process.exitCode = await look();
}

/** Takes the pictures and compares or approves them; the exit code. */
async function look(): Promise<number> {
  const browser = await launchPinned();
  if (!browser) {
    console.log("Pictures are taken on Linux on x64 only, where their browser runs.");
    const skipped = approved.names.length;
    await leaveCounts(values.counts, { passed: 0, failed: 0, skipped, failures: [] });
    return 0;
  }
  const before = await approved.circumstances();
  const chromium = browser.version();
  const other = otherBrowser(before, chromium);
  if (other && (!values.approve || positionals.length > 0)) {
    await browser.close();
    console.error(other);
    await leaveCounts(values.counts, { passed: 0, failed: 1, skipped: 0, failures: [other] });
    return 1;
  }

  const run = await newRun();
  await buildStorybook(run);
  const { origin, close } = await serveStorybook(run);
  const actual = join(run, "actual");
  const start = performance.now();
  const all = await everyStory(browser, origin);
  const stories = all.filter(({ id }) => asked(id));
  if (stories.length === 0) throw new Error(`No such story: ${positionals.join(", ")}.`);
  const { pictures, faults } = await shoot(browser, origin, stories, actual);
  const now: Circumstances = { chromium, tokens: await everyToken(browser, origin, all) };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${pictures.length} pictures of ${stories.length} stories in ${seconds} s.`);

  // A story that failed has no pictures, which does not make its approved ones wrong.
  const failed = new Set(faults.map(({ id }) => id));
  const isCompared = (picture: string) => {
    const id = storyOf(picture);
    return asked(id) && !failed.has(id);
  };
  let found = await compare(approved, actual, isCompared);
  if (!values.approve) {
    const cleared = await clearNoise({ approved, found, run, browser, origin, stories });
    found = cleared.found;
    faults.push(...cleared.faults);
    for (const { id } of cleared.faults) failed.add(id);
  }
  await browser.close();
  close();

  const differing: Fault[] = [];
  const failures: string[] = [];
  if (values.approve) {
    const { same, changed, fresh, gone } = found;
    // Their fingerprints are the other browser's.
    const again = other ? same : [];
    await approve(
      approved,
      actual,
      { pictures: [...changed, ...fresh, ...again], gone },
      await approvalNow(),
    );
    // Of a part, the tokens of the rest are still to be approved.
    if (positionals.length === 0 || !before) await approved.setCircumstances(now);
    console.log(
      `Approved ${changed.length} changed and ${fresh.length} new pictures, took away ${gone.length}; ` +
        `${same.length} were approved before.`,
    );
  } else {
    differing.push(
      ...found.changed.map((id) => ({ id, fault: "does not look as approved" })),
      ...found.fresh.map((id) => ({ id, fault: "is not approved yet" })),
      ...found.gone.map((id) => ({ id, fault: "is approved, but no story has this picture" })),
    );
    if (differing.length > 0) {
      console.log(`Writing the report of ${differing.length.toLocaleString("en")} pictures …`);
      const report = await writeReport(run, approved, found, now, await changedFiles());
      const summary = await readFile(join(report, "summary.txt"), "utf8");
      // Nobody reads thousands of lines: the causes say it.
      if (differing.length > mostTold) failures.push(...summary.split("\n"));
      else {
        tell(differing);
        failures.push(...differing.map(inWords));
      }
      console.error(summary);
      console.error(
        `Look: ${relative(root, join(report, "index.html"))}\n` +
          "Right so? pnpm visual --review, or pnpm visual:approve [story …]",
      );
    }
  }

  tell(faults);
  failures.push(...faults.map(inWords));
  const compared = found.same.length + found.changed.length;
  console.log(`${compared} pictures compared, ${found.same.length} as approved.`);
  const passed = found.same.length;
  const wrong = differing.length + faults.length;
  await leaveCounts(values.counts, { passed, failed: wrong, skipped: 0, failures });
  return wrong > 0 ? 1 : 0;
}
