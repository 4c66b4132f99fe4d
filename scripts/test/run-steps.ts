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
  /** Leaves cores idle, and prints nothing itself: those after it begin at once, up to one that runs alone. */
  besideNext?: true;
  /** Keeps every core busy. */
  alone?: true;
};

type Ended = { lines: string[]; ok: boolean; counts: Counts };

/** All of them, even when one fails, told in their order: a line each, and what failed in it. */
export async function runSteps(steps: readonly Step[]) {
  const ended: Promise<Ended>[] = [];
  for (const step of steps) {
    if (step.alone) await Promise.all(ended);
    const running = run(step);
    ended.push(running);
    if (!step.besideNext) await running;
  }
  const all = await Promise.all(ended);
  return {
    ok: all.every(({ ok }) => ok),
    summary: all.flatMap(({ lines }) => lines),
    total: all.reduce((sum, { counts }) => added(sum, counts), noCounts),
  };
}

async function run({ name, run: begin, besideNext }: Step): Promise<Ended> {
  console.log(`\n── ${name}${besideNext ? ", beside what follows" : ""}`);
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
  if (besideNext) console.log(`\n── ${name} ended\n${outcome.said ?? ""}`);
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
