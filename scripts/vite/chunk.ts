/** One file of several modules, among the files that it imports from and that import from it. */
export class Chunk {
  readonly imports = new Set<Chunk>();
  readonly importers = new Set<Chunk>();
  readonly modules: readonly string[];
  /** Of their sources. */
  readonly bytes: number;
  /** Who fetches it, by their places in the list of entries: with all that it imports. */
  readonly entries: Set<number>;

  constructor(modules: readonly string[], bytes: number, entries: Iterable<number>) {
    this.modules = modules;
    this.bytes = bytes;
    this.entries = new Set(entries);
  }

  importsFrom(other: Chunk): void {
    if (other === this) return;
    this.imports.add(other);
    other.importers.add(this);
  }
}

/** Both in one file, which takes their place among the others. */
export function merge(one: Chunk, other: Chunk): Chunk {
  const both = new Chunk([...one.modules, ...other.modules], one.bytes + other.bytes, [
    ...one.entries,
    ...other.entries,
  ]);
  for (const part of [one, other]) {
    for (const imported of part.imports) {
      imported.importers.delete(part);
      if (imported !== one && imported !== other) both.importsFrom(imported);
    }
    for (const importer of part.importers) {
      importer.imports.delete(part);
      if (importer !== one && importer !== other) importer.importsFrom(both);
    }
  }
  for (const imported of comesWith(both)) {
    for (const entry of both.entries) imported.entries.add(entry);
  }
  return both;
}

/** Whether a third stands between two, so that it and both of them in one file would need one another. */
export const isBetween = (one: Chunk, other: Chunk): boolean =>
  leadsOnTo(one, other) || leadsOnTo(other, one);

const leadsOnTo = (from: Chunk, to: Chunk): boolean =>
  [...from.imports].some((next) => next !== to && comesWith(next).has(to));

/** The entries that fetch the one and not the other. */
export const onlyOf = (one: Chunk, other: Chunk): number[] =>
  [...one.entries].filter((entry) => !other.entries.has(entry));

/** What each entry that needs the first of two alone fetches for others once they are one file. */
export function wastedBy(one: Chunk, other: Chunk) {
  const imported = [...comesWith(other)].filter((chunk) => chunk !== one);
  return onlyOf(one, other).map((entry) => {
    const further = imported.filter((chunk) => !chunk.entries.has(entry));
    const bytes = further.reduce((sum, chunk) => sum + chunk.bytes, other.bytes);
    return { entry, files: further.length, bytes };
  });
}

/** The files that one imports from, those that they import from, and so on. */
function comesWith(chunk: Chunk): Set<Chunk> {
  const found = new Set(chunk.imports);
  // A set is walked with what is added meanwhile.
  for (const { imports } of found) for (const next of imports) found.add(next);
  return found;
}
