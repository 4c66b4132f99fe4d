import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { freeSeats, seatsFor, type Sitting } from "./seats.ts";

const now = 1_000;
const sitting = fc.record({
  at: fc.integer({ min: 0, max: 3_000 }),
  seats: fc.integer({ min: 1, max: 12 }),
  taken: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
});
const sittings = fc
  .array(sitting, { maxLength: 6 })
  .map((some): Sitting[] => some.map((one, at) => ({ ...one, id: `sitting-${at}` })));

test.prop([sittings, fc.integer({ min: 0, max: 60 })])(
  "one seat has one person, and nobody waits while there is one",
  (some, people) => {
    const given = seatsFor(some, people, now);
    const coming = some.filter(({ at }) => at > now);
    const free = coming.reduce((sum, one) => sum + freeSeats(one).length, 0);
    expect(given).toHaveLength(Math.min(people, free));
    expect(new Set(given.map(({ sittingId, seat }) => `${sittingId} ${seat}`)).size).toBe(
      given.length,
    );
    for (const { sittingId, seat } of given) {
      const of = coming.find(({ id }) => id === sittingId);
      expect(of?.taken).not.toContain(seat);
      expect(seat).toBeGreaterThan(0);
      expect(seat).toBeLessThanOrEqual(of?.seats ?? 0);
    }
  },
);

test.prop([sittings, fc.integer({ min: 1, max: 60 })])(
  "an earlier sitting is full before a later one is begun",
  (some, people) => {
    const given = seatsFor(some, people, now);
    const last = Math.max(0, ...given.map(({ sittingId }) => at(some, sittingId)));
    for (const one of some.filter((other) => other.at > now && other.at < last)) {
      const own = given.filter(({ sittingId }) => sittingId === one.id);
      expect(own).toHaveLength(freeSeats(one).length);
    }
  },
);

test("a sitting that begins at this moment gives no seat any more, and of two at once one is full first", () => {
  const one = (id: string, when: number) => ({ id, at: when, seats: 2, taken: [1] });
  expect(seatsFor([one("now", now)], 5, now)).toEqual([]);
  const both = [one("b", now + 1), one("a", now + 1)];
  expect(seatsFor(both, 1, now)).toEqual([{ sittingId: "a", seat: 2 }]);
  expect(seatsFor(both.toReversed(), 1, now)).toEqual([{ sittingId: "a", seat: 2 }]);
});

const at = (some: readonly Sitting[], id: string) => some.find((one) => one.id === id)?.at ?? 0;
