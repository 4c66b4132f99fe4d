/**
 * Every check of the workspace but the workshop and its pictures, all of them even when one fails: `pnpm test`, or
 * `pnpm test --only=vitest,e2e`. `--shard=1/3` runs a third of the tests, the journeys or the stories, for
 * machines that share them. `--pictured` leaves the plays of stories to the step `visual`, as `.ci/run` does. Checks without tests run in the background of the tests. `--tally=FILE` goes on
 * counting where the run before left off, so that several runs end with one sum (`.ci/run`).
 */
import "./check-node.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { hasPgBouncer } from "../apps/api/src/testing/pgbouncer.ts";
import { chromiumPath } from "./chromium.ts";
import { command, commandInBackground, root } from "./command.ts";
import {
  added,
  describeCounts,
  leftCounts,
  noCounts,
  playwrightCounts,
  vitestCounts,
  vitestPassed,
  type Counts,
} from "./test/counts.ts";
import { generatedIsFresh } from "./test/generated.ts";
import { inputsNow, recordPlayed, storiesChanged } from "./test/played-stories.ts";
import { runSteps, type Outcome, type Step } from "./test/run-steps.ts";
import { readShard } from "./test/shard.ts";
import { beginRun, endRun } from "./test/tally.ts";
import { readPlayed } from "./visual/played.ts";
import { lastRun } from "./visual/runs.ts";

type Environment = Record<string, string>;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    pictured: { type: "boolean" },
    shard: { type: "string" },
    tally: { type: "string" },
  },
});
const shard = readShard(values.shard);
/** For runners that cut what they run themselves. */
const sharded = shard.of > 1 ? [`--shard=${shard.number}/${shard.of}`] : [];
const reports = await mkdtemp(join(tmpdir(), "polyportal-test-"));
const vitestReport = join(reports, "vitest.json");

const nothing: Outcome = { ok: true };

const check = (
  name: string,
  [tool, ...args]: [string, ...string[]],
  env: Environment = {},
): Step => ({
  name,
  background: true,
  async run() {
    const { code, output } = await commandInBackground(tool, args, { env });
    return { ok: code === 0, output };
  },
});

/**
 * A larger young generation: Node collects garbage a quarter as often, which saves a twentieth of Vitest's
 * processor time.
 */
const largeYoungGeneration: Environment = {
  NODE_OPTIONS: `${process.env["NODE_OPTIONS"] ?? ""} --max-semi-space-size=64`.trim(),
};

/** The linter's type checker is written in Go: with less garbage collection it takes 7 GB instead of 3, and a sixth less time. */
const rareCollection: Environment =
  process.availableMemory() >= 16 * 2 ** 30 ? { GOGC: "400" } : {};

const steps: readonly Step[] = [
  // First, for it writes what others read.
  { name: "generated", run: async () => ({ ok: await generatedIsFresh() }) },
  // With what tsc would say of each file: the lint has their types anyway. Generated ones it leaves to tsc.
  check("lint", ["oxlint", "--type-aware", "--type-check", "--deny-warnings"], rareCollection),
  check("format", ["oxfmt", "--check"]),
  check("types", ["tsc", "-p", "packages/api-client"]),
  check("unused", ["knip"]),
  check("build", ["turbo", "run", "build", "--output-logs=errors-only"]),
  // Bytes are the same on every machine: what they may come to is a check, where time is a figure.
  check("bytes", ["node", "scripts/bench.ts", "sizes", "bundle"]),
  // Without those that look at the built Storybook, which the step `visual` has built anyway.
  {
    name: "vitest",
    run: () =>
      values.pictured
        ? vitest(["--project=!built", "--project=!*storybook*", ...sharded], {})
        : withStories(["--project=!built"], { STORIES: "changed" }),
  },
  // Whatever their inputs say.
  { name: "stories", named: true, run: () => withStories(["--project=*storybook*"], {}) },
  {
    name: "visual",
    named: true,
    afterBackground: true,
    async run() {
      const inputs = inputsNow();
      const looked = join(reports, "looked.json");
      const played = join(reports, "played.json");
      // The product is started, and builds Storybook meanwhile, as `pnpm start` does; then it stands ready.
      const apps = await command("turbo", ["run", "build", "--output-logs=errors-only"]);
      const isFirst = shard.number === 1;
      const workshop = isFirst ? await journeys(["--project=workshop"], {}) : nothing;
      const visual = await command("node", [
        "scripts/visual.ts",
        `--counts=${looked}`,
        `--played=${played}`,
        ...sharded,
      ]);
      const built = isFirst
        ? await vitest(["--project=built"], { BUILT_RUN: lastRun() ?? "" })
        : nothing;
      const plays = values.pictured ? await playTheRest(inputs, await readPlayed(played)) : nothing;
      const counts = [workshop.counts, await leftCounts(looked), built.counts, plays.counts];
      return {
        ok: apps === 0 && visual === 0 && workshop.ok && built.ok && plays.ok,
        counts: counts.reduce<Counts>((sum, one) => added(sum, one ?? noCounts), noCounts),
      };
    },
  },
  // A stranger's apps: two installations and builds, for which the usual run has no time.
  {
    name: "package",
    named: true,
    afterBackground: true,
    run: async () => ({ ok: (await command("node", ["scripts/package-check.ts"])) === 0 }),
  },
  {
    name: "e2e",
    afterBackground: true,
    run: () => journeys(["--project=embedded", "--project=separate", ...sharded], {}),
  },
  {
    name: "pooler",
    named: true,
    afterBackground: true,
    async run() {
      if (!(await hasPgBouncer())) {
        console.log("Skipped: PgBouncer is not installed (apt-get install pgbouncer).");
        return { ok: true };
      }
      // Two server processes behind PgBouncer; the journeys need the build.
      const outcomes = [
        await vitest(["--project=api"], { TEST_POOLER: "1" }),
        await journeys(["--project=pooled"], { E2E_POOLER: "1" }),
      ];
      return {
        ok: outcomes.every(({ ok: passed }) => passed),
        counts: outcomes.reduce((sum, { counts }) => added(sum, counts ?? noCounts), noCounts),
      };
    },
  },
];

const before = await beginRun(values.tally);
const names =
  values.only?.split(",") ?? steps.filter(({ named }) => !named).map(({ name }) => name);
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(", ")}. Steps: ${steps.map((s) => s.name).join(", ")}.`,
  );
  process.exit(2);
}

const { ok, summary, total } = await runSteps(steps.filter(({ name }) => names.includes(name)));

await rm(reports, { recursive: true });
const ended = await endRun(values.tally, before, { summary, total });
console.log(`\n${ended.summary.join("\n")}\n`);
console.log(describeCounts(ended.total));
process.exitCode = ok ? 0 : 1;

/** Vitest, its stories among the others: those that pass are recorded. */
async function withStories(args: string[], env: Environment): Promise<Outcome> {
  const inputs = inputsNow();
  const outcome = await vitest([...args, ...sharded], env);
  recordAloud(inputs, await vitestPassed(vitestReport));
  return outcome;
}

/** Plays what has changed and was not played well where it was pictured. */
async function playTheRest(
  inputs: ReadonlyMap<string, string>,
  pictured: readonly string[],
): Promise<Outcome> {
  recordAloud(
    inputs,
    pictured.map((path) => join(root, path)),
  );
  const left = storiesChanged(inputs);
  return left.length === 0 ? nothing : withStories(["--project=*storybook*", ...left], {});
}

function recordAloud(inputs: ReadonlyMap<string, string>, passed: readonly string[]): void {
  const fresh = recordPlayed(inputs, passed);
  if (fresh.length > 0) {
    console.log(
      `${fresh.length} files of stories passed with new inputs: commit e2e/played-stories.json.`,
    );
  }
}

async function vitest(args: string[], env: Environment): Promise<Outcome> {
  const code = await command(
    "vitest",
    // Vitest leaves a core free. Half the tests wait for a database, a browser or a program: one worker more
    // than there are cores is as quick as two more.
    [
      "run",
      ...args,
      `--maxWorkers=${availableParallelism() + 1}`,
      // What ends a test hangs: slowness is the benches' matter, and machines do other things too.
      "--testTimeout=120000",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${vitestReport}`,
    ],
    { env: { CHROMIUM_PATH: await chromiumPath(), ...largeYoungGeneration, ...env } },
  );
  return { ok: code === 0, counts: await vitestCounts(vitestReport) };
}

async function journeys(args: string[], env: Environment): Promise<Outcome> {
  const file = join(reports, "playwright.json");
  const code = await command(
    "playwright",
    ["test", "--config=e2e/playwright.config.ts", ...args, "--reporter=line,json"],
    {
      env: {
        CHROMIUM_PATH: await chromiumPath(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...largeYoungGeneration,
        ...env,
      },
    },
  );
  return { ok: code === 0, counts: await playwrightCounts(file) };
}
