/** A run over stories: builds Storybook, looks at those that are chosen, and records or tells what it sees. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { root } from "../command.ts";
import type { Counts } from "../test/counts.ts";
import type { Shard } from "../test/shard.ts";
import { record, writeSeen, type Seen } from "./approve.ts";
import { launchAny, launchPinned } from "./browser.ts";
import { choose, type Chosen } from "./chosen.ts";
import { compare } from "./compare.ts";
import { decide } from "./decide.ts";
import { inWords, tell, type Fault } from "./faults.ts";
import { fingerprintsOf, readBuild } from "./fingerprint.ts";
import { modeOf, storyOf } from "./pictures.ts";
import { Recorded, recordedFolder } from "./recorded.ts";
import { newRun } from "./runs.ts";
import { shoot } from "./shoot.ts";
import { everyStory, everyToken, isAsked } from "./stories.ts";
import { buildStorybook, serveStorybook } from "./storybook.ts";
import { leavePlayed } from "./played.ts";
import { tellDiffering } from "./tell-differing.ts";
import type { Found } from "./found.ts";

export type Options = {
  /** The stories, components or sections that are asked for; none is all. */
  names: readonly string[];
  /** Whether those are looked at whose fingerprint is the recorded one, too. */
  all: boolean;
  approve: boolean;
  shard: Shard;
  /** What the sample of the unchanged is drawn by. */
  seed?: string;
  /** Where to leave which files' plays all ended well at the first try (`leavePlayed`). */
  played?: string | undefined;
};

/** Looks at stories; what passed and what failed. */
export async function look(options: Options): Promise<Counts> {
  const recorded = new Recorded(recordedFolder);
  const run = await newRun();
  await buildStorybook(run);
  const build = await readBuild(root, run);
  const fingerprints = await fingerprintsOf(build);
  const chosen = chooseAloud(recorded, fingerprints, options);

  const pinned = await launchPinned();
  // Of another browser there is nothing to compare with; faults are the same in each.
  if (!pinned) console.log("Pictures are taken on Linux on x64 only, where their browser runs.");
  const browser = pinned ?? (await launchAny());
  const { origin, close } = await serveStorybook(run);
  try {
    const start = performance.now();
    const every = await everyStory(browser, origin);
    const stories = every.filter(({ id }) => chosen.stories.has(id) || chosen.sample.has(id));
    const shots = await shoot(browser, origin, stories, join(run, "actual"));
    const { prints, faults } = shots;
    if (options.played) await leavePlayed(options.played, build.files, { every, ...shots });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${prints.size} pictures of ${stories.length} stories in ${seconds} s.`);
    tell(faults);
    if (!pinned) return countsOf(stories.length, faults, []);

    const ofStories = [...prints.keys()].map(storyOf);
    // A story that failed has no pictures, which does not make those that are recorded wrong.
    const failed = new Set(faults.map(({ id }) => id).filter((id) => !ofStories.includes(id)));
    const ids = stories.map(({ id }) => id).filter((id) => !failed.has(id));
    const isGone = (id: string) => isAsked(options.names)(id) && !fingerprints.has(id);
    const goneStories = options.shard.number === 1 ? recorded.stories.filter(isGone) : [];
    const { other, ...compared } = compare(recorded, prints, [...ids, ...goneStories]);
    // Who approves a story by its name has looked at it.
    const decided =
      options.approve && options.names.length > 0
        ? { changed: other }
        : await decide({ pictures: other, prints, recorded, run, browser, origin, stories });
    const found: Found = {
      ...compared,
      ...decided,
      goneStories,
      ...(decided.before && { tokens: await everyToken(browser, origin, every) }),
    };
    const seen: Seen = {
      fingerprints: Object.fromEntries(stories.map(({ id }) => [id, fingerprints.get(id) ?? ""])),
      prints: settled(recorded, prints, other, found.changed),
      faulty: [...new Set(faults.map(({ id }) => id))],
    };
    await writeSeen(run, seen);
    if (options.approve) return await approve(recorded, seen, found, faults);
    await bringUpToDate(recorded, seen);
    const failures = await tellDiffering({ run, build, chosen, found });
    const same = prints.size - found.changed.length - found.fresh.length;
    return countsOf(same + stories.length, faults, failures);
  } finally {
    await browser.close();
    close();
  }
}

function chooseAloud(
  recorded: Recorded,
  fingerprints: ReadonlyMap<string, string>,
  { names, all, approve: approves, shard, seed = randomUUID().slice(0, 8) }: Options,
): Chosen {
  const whole = all || approves || names.length > 0;
  const chosen = choose(recorded, fingerprints, { isAsked: isAsked(names), whole, shard, seed });
  if (whole) {
    if (chosen.stories.size === 0) throw new Error(`No such story: ${names.join(", ")}.`);
    return chosen;
  }
  console.log(
    `${chosen.stories.size} of ${fingerprints.size} stories have changed since they were recorded; ` +
      `${chosen.sample.size} of the others are looked at besides (--seed=${seed}).`,
  );
  return chosen;
}

/** The prints to record: a picture that looks as before keeps the recorded one, whatever this machine draws. */
function settled(
  recorded: Recorded,
  prints: ReadonlyMap<string, string>,
  other: readonly string[],
  changed: readonly string[],
): Seen["prints"] {
  const asBefore = new Set(other.filter((picture) => !changed.includes(picture)));
  return Object.fromEntries(
    [...prints].map(([picture, print]) => [
      picture,
      (asBefore.has(picture) && recorded.entry(storyOf(picture))?.pictures[modeOf(picture)]) ||
        print,
    ]),
  );
}

async function approve(
  recorded: Recorded,
  seen: Seen,
  { changed, fresh, gone, goneStories, same }: Found,
  faults: readonly Fault[],
): Promise<Counts> {
  await record(recorded, seen, [...changed, ...fresh, ...gone]);
  await recorded.record(new Map(goneStories.map((story) => [story, undefined])));
  console.log(
    `Approved ${changed.length} changed and ${fresh.length} new pictures, took away ${gone.length}; ` +
      `${same.length} were as approved before.`,
  );
  return countsOf(same.length + changed.length + fresh.length, faults, []);
}

/** Has the next run not look again at what looks as before; CI only says that somebody should. */
async function bringUpToDate(recorded: Recorded, seen: Seen): Promise<void> {
  const stale = Object.keys(seen.fingerprints).filter(
    (story) =>
      recorded.entry(story) && recorded.entry(story)?.fingerprint !== seen.fingerprints[story],
  );
  if (stale.length === 0) return;
  if (process.env["CI"]) {
    console.log(
      `Commit what \`pnpm visual\` records of ${stale.length} stories: each run looks at them.`,
    );
    return;
  }
  const brought = await record(recorded, seen, []);
  console.log(`${brought} fingerprints brought up to date in e2e/fingerprints: commit them.`);
}

const countsOf = (
  looked: number,
  faults: readonly Fault[],
  failures: readonly string[],
): Counts => {
  const faulty = new Set(faults.map(({ id }) => id)).size;
  return {
    passed: looked - faulty,
    failed: faulty + failures.length,
    skipped: 0,
    failures: [...faults.map(inWords), ...failures],
  };
};
