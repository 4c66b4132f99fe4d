import type { Finding } from "@polyportal/domain/audit/findings";
import { linkOf, type AuditKey, type AuditRow } from "./fingerprints.ts";

/** A seal that does not follow from the one before. */
export type Suspect = {
  /** Its position among the seals that were read, whatever its number. */
  readonly place: number;
  readonly number: number;
  readonly rowId: string;
  readonly at: string;
  readonly digest: Buffer;
  readonly hash: Buffer;
  readonly sealedAt: string | null;
  readonly row: AuditRow | undefined;
  /** Whether it was made with the key for this row. */
  readonly genuine: boolean;
  readonly before: { readonly hash: Buffer; readonly number: number };
};

/** Consecutive seals that were not made with the key. */
export type Run = { readonly first: Suspect; readonly last: Suspect };

/** Further suspects are reported together, because the search takes quadratic time. */
const most = 200;
/** This many in a row are reported together. */
const run = 3;

/** Collects suspects in limited memory and explains them at the end. */
export function createSuspects(key: AuditKey) {
  const kept: Suspect[] = [];
  const runs: Run[] = [];
  let others: { from: number; to: number } | undefined;

  return {
    add(suspect: Suspect): void {
      const grown = !suspect.genuine && extendRun(suspect);
      if (grown) return;
      if (kept.length < most) kept.push(suspect);
      else others = { from: others?.from ?? suspect.number, to: suspect.number };
    },
    findings: (end: Suspect["before"] & { readonly place: number }): Finding[] => [
      ...runs.map(({ first, last }): Finding => ({
        kind: "rewritten",
        from: first.number,
        to: last.number,
        at: first.at,
      })),
      ...(others ? [{ kind: "disordered", ...others } as const] : []),
      ...explain(key, kept, runs, end),
    ],
  };

  function extendRun(suspect: Suspect): boolean {
    const last = runs.at(-1);
    if (last?.last.place === suspect.place - 1) {
      runs[runs.length - 1] = { first: last.first, last: suspect };
      return true;
    }
    const tail = kept.slice(1 - run);
    const follows = tail.every(
      (one, index) => !one.genuine && one.place === suspect.place - tail.length + index,
    );
    const [first] = tail;
    if (!first || tail.length < run - 1 || !follows) return false;
    kept.length -= tail.length;
    runs.push({ first, last: suspect });
    return true;
  }
}

function explain(
  key: AuditKey,
  suspects: readonly Suspect[],
  runs: readonly Run[],
  end: Suspect["before"] & { readonly place: number },
): Finding[] {
  const findings: Finding[] = [];
  const follows = (hash: Buffer, suspect: Suspect, made = suspect) =>
    linkOf(key, hash, suspect).equals(made.hash);
  // The seal after a forged one does not follow from it; that is no finding of its own.
  const explained = new Set(runs.map(({ last }) => last.place + 1));

  for (const [index, suspect] of suspects.entries()) {
    if (suspect.genuine) continue;
    const next = suspects[index + 1];
    const { number, row } = suspect;
    if (next?.place === suspect.place + 1) explained.add(next.place);
    if (row && next && follows(suspect.before.hash, next)) {
      findings.push({ kind: "inserted", number, ...named(row) });
    } else if (row) findings.push({ kind: "changed", part: "row", number, ...named(row) });
    else findings.push({ kind: "deleted", number, id: suspect.rowId, at: suspect.at });
  }

  const open = suspects.filter(({ genuine, place }) => genuine && !explained.has(place));
  const swapped = open.filter((suspect) =>
    open.some((other) => other !== suspect && follows(suspect.before.hash, other, suspect)),
  );
  for (const { row, number } of swapped) {
    if (row) findings.push({ kind: "reordered", number, to: number, ...named(row) });
  }

  // Seals between two breaks can only have moved together.
  const breaks = open.filter((suspect) => !swapped.includes(suspect));
  const blocks = breaks.map((first, index) => {
    const next = breaks[index + 1];
    return {
      first,
      last: next ? next.before : end,
      length: (next ? next.place : end.place + 1) - first.place,
    };
  });
  const ends = [breaks[0]?.before ?? end, ...blocks.map(({ last }) => last)];
  const foundBehind = blocks.map(({ first }) => ends.findIndex(({ hash }) => follows(hash, first)));
  for (const [index, { first }] of blocks.entries()) {
    if (foundBehind[index] !== -1) continue;
    const gap = first.number - first.before.number - 1;
    findings.push({
      kind: "taken-out",
      after: first.before.number,
      before: first.number,
      count: gap > 0 ? gap : undefined,
      at: first.at,
    });
  }
  const still = heaviestInOrder(
    trueOrder(foundBehind),
    blocks.map(({ length }) => length),
  );
  for (const [index, { first, last }] of blocks.entries()) {
    if (still.has(index) || !first.row) continue;
    findings.push({
      kind: "reordered",
      number: first.number,
      to: last.number,
      ...named(first.row),
    });
  }
  return findings;
}

const named = ({ id, at, action }: AuditRow) => ({ id, at, action });

/** The order in which the blocks were sealed. `behind` names the block that each one follows. */
function trueOrder(behind: readonly number[]): number[] {
  const left = new Set(behind.keys());
  const order: number[] = [];
  let at = 0;
  while (left.size > 0) {
    const found = behind.findIndex((end, block) => end === at && left.has(block));
    const block = found === -1 ? Math.min(...left) : found;
    left.delete(block);
    order.push(block);
    at = block + 1;
  }
  return order;
}

/** The blocks that kept their place, chosen so that they have as many seals as possible. */
function heaviestInOrder(order: readonly number[], weights: readonly number[]): Set<number> {
  const best = order.map((block) => ({ weight: weights[block] ?? 0, blocks: [block] }));
  for (const [index, block] of order.entries()) {
    for (const [before, earlier] of order.slice(0, index).entries()) {
      const chain = best[before];
      const weight = (chain?.weight ?? 0) + (weights[block] ?? 0);
      if (earlier > block || weight <= (best[index]?.weight ?? 0)) continue;
      best[index] = { weight, blocks: [...(chain?.blocks ?? []), block] };
    }
  }
  const heaviest = best.toSorted((one, other) => other.weight - one.weight)[0];
  return new Set(heaviest?.blocks);
}
