import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds that work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** How long each of so many turns took, one after the other. */
export async function timesOf(turns: number, work: (turn: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push(await timed(() => work(turn)));
  return times;
}

/** Starts so many pieces of work a second, evenly, however long they take; how long each took. */
export async function paced(
  count: number,
  perSecond: number,
  work: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const begin = performance.now();
  const started: Promise<number>[] = [];
  for (let index = 0; index < count; index += 1) {
    await pause(Math.max(0, (index * 1_000) / perSecond - (performance.now() - begin)));
    started.push(timed(() => work(index)));
  }
  return Promise.all(started);
}

/** Asks until the answer is so. */
export async function until<T>(
  ask: () => Promise<T>,
  isSo: (answer: T) => boolean,
  everyMs = 50,
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    await pause(everyMs);
  }
}

/** The most that is seen while work goes on, by looking again and again. */
export async function mostWhile(
  work: Promise<unknown>,
  look: () => Promise<number>,
  everyMs: number,
): Promise<number> {
  let over = false;
  const ended = work.finally(() => (over = true));
  // Told at the end, not while it is looked at.
  ended.catch(() => undefined);
  let most = 0;
  while (!over) {
    most = Math.max(most, await look());
    await pause(everyMs);
  }
  await ended;
  return most;
}
