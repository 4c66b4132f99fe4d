import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { closedCircles, wayBack, type Needs } from "./prerequisites.ts";

const [a, b, c, d] = [1, 2, 3, 4];

describe("what a course may need", () => {
  test("nothing, and what does not lead back to it", () => {
    expect(wayBack(new Map(), a, [])).toBeUndefined();
    expect(wayBack(new Map([[b, [c]]]), a, [b, c, d])).toBeUndefined();
  });

  test("not itself", () => {
    expect(wayBack(new Map(), a, [b, a])).toEqual([]);
  });

  test("not what needs it", () => {
    expect(wayBack(new Map([[b, [a]]]), a, [c, b])).toEqual([b]);
  });

  test("nor what needs it by way of others, and the shortest way is told", () => {
    const needs: Needs = new Map([
      [b, [c, d]],
      [c, [d]],
      [d, [a]],
    ]);
    expect(wayBack(needs, a, [b])).toEqual([b, d]);
  });

  test("what it needed before does not count", () => {
    expect(wayBack(new Map([[a, [b]]]), a, [c])).toBeUndefined();
  });
});

const ids = fc.integer({ min: 1, max: 12 });

/** What somebody enters, one course after the other. */
const entered = fc.array(fc.tuple(ids, fc.uniqueArray(ids, { maxLength: 4 })), { maxLength: 60 });

/** The courses that can be taken, those first that need nothing: all of them where no circle is. */
function takenInTurn(needs: Needs): number {
  const taken = new Set<number>();
  const all = [...new Set([...needs.keys(), ...[...needs.values()].flat()])];
  for (let before = -1; before !== taken.size;) {
    before = taken.size;
    for (const id of all) if ((needs.get(id) ?? []).every((one) => taken.has(one))) taken.add(id);
  }
  return all.length - taken.size;
}

test.prop([entered])("whatever is entered, every course can be taken in turn", (acts) => {
  const needs = new Map<number, readonly number[]>();
  for (const [course, required] of acts) {
    if (wayBack(needs, course, required) === undefined) needs.set(course, required);
  }
  expect(takenInTurn(needs)).toBe(0);
});

test.prop([entered, ids, fc.uniqueArray(ids, { minLength: 1, maxLength: 4 })])(
  "what is refused would have closed a circle, and the way told leads back",
  (acts, course, required) => {
    const needs = new Map<number, readonly number[]>();
    for (const [one, others] of acts) {
      if (wayBack(needs, one, others) === undefined) needs.set(one, others);
    }
    const way = wayBack(needs, course, required);
    if (way === undefined) return;
    const stops = [...way, course];
    expect(required).toContain(stops[0]);
    for (const [at, stop] of way.entries()) expect(needs.get(stop)).toContain(stops[at + 1]);
    expect(takenInTurn(new Map([...needs, [course, required]]))).toBeGreaterThan(0);
  },
);

test.prop([
  entered,
  fc.uniqueArray(fc.tuple(ids, fc.uniqueArray(ids, { maxLength: 4 })), { selector: ([id]) => id }),
])(
  "of many at once those that close a circle are told, and the others can be taken in turn",
  (acts, sheet) => {
    const needs = new Map<number, readonly number[]>();
    for (const [one, others] of acts) {
      if (wayBack(needs, one, others) === undefined) needs.set(one, others);
    }
    const wished = new Map(sheet);
    const circles = closedCircles(needs, wished);
    const left = [...wished].filter(([id]) => !circles.has(id));
    expect(takenInTurn(new Map([...needs, ...left]))).toBe(0);
    if (takenInTurn(new Map([...needs, ...wished])) === 0) expect([...circles]).toEqual([]);
  },
);
