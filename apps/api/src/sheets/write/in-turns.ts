import { setImmediate } from "node:timers/promises";

/** So many rows are written before others have their turn: some milliseconds. */
const rowsAtOnce = 50;

/** The rows one by one, with a pause now and then in which the server answers others. */
export async function* inTurns<Row>(
  chunks: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  let count = 0;
  for await (const chunk of chunks) {
    for (const row of chunk) {
      yield row;
      count += 1;
      if (count % rowsAtOnce === 0) await setImmediate();
    }
  }
}

/** The first rows to look at, and then all of them. */
export async function lookedAt<Row>(chunks: AsyncIterable<readonly Row[]>) {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  async function* all(): AsyncGenerator<readonly Row[], void, undefined> {
    if (first.done) return;
    try {
      yield first.value;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        yield next.value;
      }
    } finally {
      await iterator.return?.();
    }
  }
  return { first: first.done ? [] : first.value, all: all() };
}
