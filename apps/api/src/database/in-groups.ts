import { setTimeout as pause } from "node:timers/promises";

/**
 * Writes together what comes within a moment after the last write, so that a crowd's small writes cost a
 * few statements; what comes alone is written at once. Who asked learns how the write went that held his.
 * `interval`: milliseconds from one write to the next.
 */
export function inGroups<T, R = void>(
  interval: number,
  write: (group: readonly T[]) => Promise<R>,
): (item: T) => Promise<R> {
  let last = -interval;
  let next: { readonly items: T[]; readonly written: Promise<R> } | undefined;
  const writeSoon = async (items: readonly T[]) => {
    await pause(Math.max(0, last + interval - performance.now()));
    next = undefined;
    last = performance.now();
    return write(items);
  };
  const begin = () => {
    const items: T[] = [];
    return { items, written: writeSoon(items) };
  };
  return (item) => {
    next ??= begin();
    next.items.push(item);
    return next.written;
  };
}
