/** Numbers that look random and are the same at each run (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    /** From 0 to 1, without 1. */
    next,
    /** A whole number from 0, below `limit`. */
    below,
    /** One of a list that is not empty. */
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
  };
}

export type SeededRandom = ReturnType<typeof seededRandom>;
