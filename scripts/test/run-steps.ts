import { added, describeCounts, noCounts, type Counts } from "./counts.ts";

/**
 * A check that has failed without a report counts as one failure, so that 0 failed means success. `output`
 * is that of a step in the background.
 */
export type Outcome = { ok: boolean; counts?: Counts; output?: string };

export type Step = {
  name: string;
  run(): Promise<Outcome>;
  /** Runs only where it is named: it has no time in the usual run, or needs what a stranger has not. */
  named?: true;
  /** Runs while those in the foreground wait, one after the other. It prints nothing itself. */
  background?: true;
  /** Needs what those in the background make: it begins when they have ended. */
  afterBackground?: true;
};

type Ended = { lines: string[]; ok: boolean; counts: Counts };

/** Runs all of them, even when one fails. The summary has a line for each, in their order, and what failed in it. */
export async function runSteps(steps: readonly Step[]) {
  const ended: Promise<Ended>[] = [];
  let background: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    if (step.background) {
      const running = background.then(() => run(step));
      ended.push(running);
      background = running;
      continue;
    }
    if (step.afterBackground) await background;
    const running = run(step);
    ended.push(running);
    await running;
  }
  const all = await Promise.all(ended);
  return {
    ok: all.every(({ ok }) => ok),
    summary: all.flatMap(({ lines }) => lines),
    total: all.reduce((sum, { counts }) => added(sum, counts), noCounts),
  };
}

async function run({ name, run: begin, background }: Step): Promise<Ended> {
  if (!background) console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = await begin().catch((error: unknown): Outcome => {
    console.error(error);
    return { ok: false };
  });
  const counts = outcome.counts ?? noCounts;
  const unreported = !outcome.ok && counts.failed === 0 ? 1 : 0;
  // A runner that found nothing to run has checked nothing.
  const idle = outcome.ok && outcome.counts !== undefined && counts.passed === 0;
  const ok = outcome.ok && counts.failed === 0 && !idle;

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (background) console.log(`\n── ${name}, in the background\n${outcome.output ?? ""}`);
  const tests = outcome.counts ? `  ${describeCounts(counts)}` : "";
  return {
    lines: [
      `${ok ? "✓" : "✗"} ${name.padEnd(10)} ${seconds.padStart(6)} s${tests}`,
      ...counts.failures.map((failure) => `    ${failure}`),
    ],
    ok,
    counts: { ...counts, failed: counts.failed + unreported + (idle ? 1 : 0) },
  };
}
