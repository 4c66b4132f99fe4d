import type { Claim } from "./claims.ts";

/** A person's rights and menu labels. */
export type Holder = {
  readonly id: string;
  readonly name: string;
  readonly claims: readonly Claim[];
  readonly labels: readonly string[];
};

/** A right or label, and the names of people who gain or lose it. */
type Moved<Thing> = { readonly thing: Thing; readonly people: readonly string[] };

/** Who gains or loses which right and which label. */
export type RightsDifference = {
  readonly gains: readonly Moved<Claim>[];
  readonly loses: readonly Moved<Claim>[];
  readonly shows: readonly Moved<string>[];
  readonly hides: readonly Moved<string>[];
};

const nobody: Pick<Holder, "claims" | "labels"> = { claims: [], labels: [] };

/** What people have in `now` but not in `then`, by right or label. */
function added<Thing extends string>(
  then: readonly Holder[],
  now: readonly Holder[],
  of: (holder: Pick<Holder, "claims" | "labels">) => readonly Thing[],
): Moved<Thing>[] {
  const before = new Map(then.map((holder) => [holder.id, holder]));
  const found = new Map<Thing, string[]>();
  for (const holder of now) {
    const had = new Set(of(before.get(holder.id) ?? nobody));
    for (const thing of new Set(of(holder))) {
      if (!had.has(thing)) found.set(thing, [...(found.get(thing) ?? []), holder.name]);
    }
  }
  return [...found].map(([thing, people]) => ({ thing, people }));
}

/** How a change affects people's rights and menus. */
export const differenceOf = (
  before: readonly Holder[],
  after: readonly Holder[],
): RightsDifference => ({
  gains: added(before, after, ({ claims }) => claims),
  loses: added(after, before, ({ claims }) => claims),
  shows: added(before, after, ({ labels }) => labels),
  hides: added(after, before, ({ labels }) => labels),
});
