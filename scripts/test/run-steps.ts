import { added, describeCounts, noCounts, type Counts } from "./counts.ts";

/**
 * A check that has failed without a report counts as one failure, so that 0 failed means success. `said` is
 * what it has not printed itself.
 */
export type Outcome = { ok: boolean; counts?: Counts; said?: string };

export type Step = {
  name: string;
  run(): Promise<Outcome>;
  /** Runs only where it is named: it has no time in the usual run, or needs what a stranger has not. */
  named?: true;
  /** One of those that run one after the other beside all others, whose waiting they fill. It prints nothing itself. */
  beside?: true;
  /** Needs what those beside make: it begins when they have ended. */
  afterBeside?: true;
};

type Ended = { lines: string[]; ok: boolean; counts: Counts };

/** All of them, even when one fails, told in their order: a line each, and what failed in it. */
export async function runSteps(steps: readonly Step[]) {
  const ended: Promise<Ended>[] = [];
  let beside: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    if (step.beside) {
      const running = beside.then(() => run(step));
      ended.push(running);
      beside = running;
      continue;
    }
    if (step.afterBeside) await beside;
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

async function run({ name, run: begin, beside }: Step): Promise<Ended> {
  if (!beside) console.log(`\n── ${name}`);
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
  if (beside) console.log(`\n── ${name}, beside\n${outcome.said ?? ""}`);
  const told = outcome.counts ? `  ${describeCounts(counts)}` : "";
  return {
    lines: [
      `${ok ? "✓" : "✗"} ${name.padEnd(10)} ${seconds.padStart(6)} s${told}`,
      ...counts.failures.map((failure) => `    ${failure}`),
    ],
    ok,
    counts: { ...counts, failed: counts.failed + unreported + (idle ? 1 : 0) },
  };
}
