import { Chunk, wastedBy, isBetween, merge, onlyOf } from "./chunk.ts";

/** A module of the app as the bundler knows it: what it imports at once and what it fetches later, by their ids. */
export type Module = {
  readonly imports: readonly string[];
  readonly loads: readonly string[];
  /** Of its source. */
  readonly bytes: number;
};

export type Modules = ReadonlyMap<string, Module>;

export type Limits = {
  /** How much more than it needs an entry may fetch, as a part of what it needs. */
  readonly over: number;
  /** How many bytes that only others need are as dear to an entry as one file more. */
  readonly bytesPerFile: number;
  /** Of one file, in bytes: whoever has an older one fetches all of it again. */
  readonly most: number;
  /** What nobody may fetch for others. */
  readonly isApart: (id: string) => boolean;
};

/** Two files that could be one, and what that is worth, in files fetched less. */
type Pair = { readonly one: Chunk; readonly other: Chunk; readonly gain: number };

/**
 * Which modules come in one file, for an app that fetches its pages later: each file as the ids of its modules. What
 * the start imports, and what one page alone needs, is in none of them: it comes with the start and with that page.
 *
 * A file for every set of pages that share something is exact, and up to eighty files a page. Here files that nearly
 * the same pages need are put together, the best pair first, as long as no page fetches more than `over` that only
 * others need, and no two files need one another, so that what is imported has always run before.
 */
export function planChunks(modules: Modules, start: string, limits: Limits): string[][] {
  const inStart = importedBy(modules, start);
  const entries = loadedFrom(modules, start).filter((id) => !inStart.has(id));
  const needed = entries.map((entry) =>
    [...importedBy(modules, entry)].filter((id) => !inStart.has(id)),
  );
  const startBytes = bytesOf(modules, inStart);
  /** How many bytes each entry may still fetch for others. */
  const room = needed.map((ids) => limits.over * (startBytes + bytesOf(modules, ids)));

  const chunks = new Set<Chunk>();
  /** The best is the last. */
  const pairs: Pair[] = [];
  const add = (chunk: Chunk) => {
    for (const other of chunks) {
      const gain = gainAtMost(other, chunk, limits);
      if (gain > 0) pairs.push({ one: other, other: chunk, gain });
    }
    chunks.add(chunk);
  };
  for (const chunk of sharedChunks(modules, entries, needed)) add(chunk);
  pairs.sort(byGain);

  for (let best = pairs.pop(); best; best = pairs.pop()) {
    const { one, other } = best;
    if (!chunks.has(one) || !chunks.has(other) || isBetween(one, other)) continue;
    const wasted = [...wastedBy(one, other), ...wastedBy(other, one)];
    if (wasted.some(({ entry, bytes }) => bytes > room[entry]!)) continue;
    const gain = wasted.reduce(
      (sum, { files, bytes }) => sum - files - bytes / limits.bytesPerFile,
      inBoth(one, other),
    );
    if (gain <= 0) continue;
    if (gain < (pairs.at(-1)?.gain ?? 0)) {
      // What they import makes another pair better.
      pairs.splice(pairs.findLastIndex((pair) => pair.gain <= gain) + 1, 0, { one, other, gain });
      continue;
    }
    for (const { entry, bytes } of wasted) room[entry]! -= bytes;
    chunks.delete(one);
    chunks.delete(other);
    add(merge(one, other));
    pairs.sort(byGain);
  }
  return [...chunks].map((chunk) => chunk.modules.toSorted());
}

const byGain = (one: Pair, other: Pair) => one.gain - other.gain;

const inBoth = (one: Chunk, other: Chunk) => one.entries.size - onlyOf(one, other).length;

/** Without what they import, which can only make it less; 0 for two that must not be one. */
function gainAtMost(one: Chunk, other: Chunk, { bytesPerFile, most, isApart }: Limits): number {
  if (one.bytes + other.bytes > most || [...one.modules, ...other.modules].some(isApart)) return 0;
  const wasted = onlyOf(one, other).length * other.bytes + onlyOf(other, one).length * one.bytes;
  return inBoth(one, other) - wasted / bytesPerFile;
}

/** What runs when this is imported, itself among it. */
function importedBy(modules: Modules, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id) || !modules.has(id)) return found;
  found.add(id);
  for (const next of modules.get(id)?.imports ?? []) importedBy(modules, next, found);
  return found;
}

/** What is fetched later from the start on, from what that brings, and so on. */
function loadedFrom(modules: Modules, start: string): string[] {
  const seen = importedBy(modules, start);
  const found = new Set<string>();
  // A set is walked with what is added meanwhile.
  for (const id of seen) {
    for (const loaded of modules.get(id)?.loads ?? []) {
      if (modules.has(loaded)) found.add(loaded);
      importedBy(modules, loaded, seen);
    }
  }
  return [...found].toSorted();
}

const bytesOf = (modules: Modules, ids: Iterable<string>): number =>
  [...ids].reduce((sum, id) => sum + (modules.get(id)?.bytes ?? 0), 0);

/** A file for each set of entries that share something, among the files of entries, which are not told. */
function sharedChunks(
  modules: Modules,
  entries: readonly string[],
  needed: readonly (readonly string[])[],
): Chunk[] {
  const neededBy = new Map<string, number[]>();
  for (const [entry, ids] of needed.entries()) {
    for (const id of ids) neededBy.set(id, [...(neededBy.get(id) ?? []), entry]);
  }
  const isEntry = new Set(entries);
  /** An entry's file has its own module and what no other needs. */
  const fileOf = (id: string, by: readonly number[]) =>
    isEntry.has(id) ? id : by.length > 1 ? by.join() : entries[by[0]!]!;
  const files = Map.groupBy(neededBy, ([id, by]) => fileOf(id, by));
  const chunks = new Map<string, Chunk>();
  for (const [file, inIt] of files) {
    const ids = inIt.map(([id]) => id);
    const by = neededBy.get(isEntry.has(file) ? file : ids[0]!);
    chunks.set(file, new Chunk(ids.toSorted(), bytesOf(modules, ids), new Set(by)));
  }
  for (const [id, by] of neededBy) {
    for (const imported of modules.get(id)!.imports) {
      const from = neededBy.get(imported);
      if (from) chunks.get(fileOf(id, by))!.importsFrom(chunks.get(fileOf(imported, from))!);
    }
  }
  return [...chunks].filter(([file]) => !isEntry.has(file)).map(([, chunk]) => chunk);
}
