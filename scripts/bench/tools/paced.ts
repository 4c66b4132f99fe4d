import { setTimeout as pause } from "node:timers/promises";

/** Starts so many pieces of work a second, evenly, however long they take; waits for all. */
export async function paced(
  count: number,
  perSecond: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  const started: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    await pause(Math.max(0, (index * 1_000) / perSecond - (performance.now() - begin)));
    started.push(work(index));
  }
  await Promise.all(started);
}

/** Of 100 times, 95 are shorter. */
export function percentile(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
