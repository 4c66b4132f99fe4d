/**
 * Looks at the stories whose fingerprint is another than the recorded one: takes their pictures, compares
 * them with those of before, and looks through them for faults (`visual/check.ts`). `pnpm visual [story …]`
 * looks at the named ones, `--all` at every one; each run also takes a random twentieth of the unchanged, to
 * see that their fingerprints miss nothing. `pnpm visual:approve [story …]` records what it sees as right from
 * now on, `pnpm visual --review` shows the last report in a page that approves by story, component or cause.
 * A story is named by its id (`components-button--primary`), all of a component (`components-button`) or of a
 * section (`documents`) by that id's beginning.
 */
import "./check-node.ts";
import { parseArgs } from "node:util";
import { readShard } from "./test/shard.ts";
import { leaveCounts } from "./visual/faults.ts";
import { Recorded, recordedFolder } from "./visual/recorded.ts";
import { hasReport } from "./visual/report.ts";
import { review } from "./visual/review.ts";
import { look } from "./visual/run.ts";
import { lastRun } from "./visual/runs.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean" },
    approve: { type: "boolean" },
    review: { type: "boolean" },
    /** `2/3`: the second third of what is to be looked at. */
    shard: { type: "string" },
    /** What the sample of the unchanged is drawn by: a run tells it. */
    seed: { type: "string" },
    counts: { type: "string" },
    played: { type: "string" },
  },
});

if (values.review) {
  const last = lastRun(hasReport);
  if (!last)
    throw new Error("Nothing to review: `pnpm visual` writes a report where pictures differ.");
  const { url } = await review(last, new Recorded(recordedFolder));
  console.log(`Review at ${url}; Ctrl-C when you are done.`);
} else {
  const counts = await look({
    names: positionals,
    all: values.all ?? false,
    approve: values.approve ?? false,
    shard: readShard(values.shard),
    seed: values.seed,
    played: values.played,
  });
  console.log(`${counts.passed} passed, ${counts.failed} failed.`);
  await leaveCounts(values.counts, counts);
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
