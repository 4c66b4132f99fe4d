import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { claims } from "./claims.ts";
import { differenceOf } from "./difference.ts";

const somebody = fc.record({
  claims: fc.uniqueArray(fc.constantFrom(...claims.slice(0, 6))),
  labels: fc.uniqueArray(fc.constantFrom("reports", "utilities")),
});
/** The same people, before and after. */
const both = fc
  .array(fc.tuple(somebody, somebody), { maxLength: 6 })
  .map((people) =>
    [0, 1].map((side) =>
      people.map((person, at) => ({ id: `u-${at}`, name: `n-${at}`, ...person[side as 0 | 1] })),
    ),
  );

test.prop([both])("says of each person and right just what became of it", ([before, after]) => {
  const { gains, loses } = differenceOf(before ?? [], after ?? []);
  const moved = (found: typeof gains, claim: string, name: string) =>
    found.some(({ thing, people }) => thing === claim && people.includes(name));
  for (const [at, person] of (before ?? []).entries()) {
    for (const claim of claims) {
      const had = person.claims.includes(claim);
      const has = after?.[at]?.claims.includes(claim) === true;
      expect(moved(gains, claim, person.name)).toBe(has && !had);
      expect(moved(loses, claim, person.name)).toBe(had && !has);
    }
  }
});

test.prop([both])("is the other way round where the change is taken back", ([before, after]) => {
  const there = differenceOf(before ?? [], after ?? []);
  const back = differenceOf(after ?? [], before ?? []);
  expect([back.gains, back.loses]).toEqual([there.loses, there.gains]);
  expect([back.shows, back.hides]).toEqual([there.hides, there.shows]);
});

test.prop([both])("is nothing where nothing changed", ([before = []]) => {
  const none = { gains: [], loses: [], shows: [], hides: [] };
  expect(differenceOf(before, before)).toEqual(none);
});
