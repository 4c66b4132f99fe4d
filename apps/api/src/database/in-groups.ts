import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two writes. */
const apart = 100;

/**
 * Writes together what comes within a moment after the last write, so that a crowd's small writes cost a
 * few statements; what comes alone is written at once. Who asked learns how the write went that held his.
 */
export function inGroups<T>(
  write: (group: readonly T[]) => Promise<unknown>,
): (item: T) => Promise<void> {
  let last = -apart;
  let next: { readonly items: T[]; readonly written: Promise<void> } | undefined;
  const writeSoon = async (items: readonly T[]) => {
    await pause(Math.max(0, last + apart - performance.now()));
    next = undefined;
    last = performance.now();
    await write(items);
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
