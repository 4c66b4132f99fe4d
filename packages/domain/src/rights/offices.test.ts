import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { collide, holdsOn, type Tenure } from "./offices.ts";

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-11-${String(date).padStart(2, "0")}`);
const tenure = fc
  .record({ first: day, second: fc.option(day), acting: fc.boolean() })
  .map(({ first, second, acting }): Tenure => {
    if (second === null) return { since: first, until: null, acting };
    const [since, until] = [first, second].toSorted() as [string, string];
    return { since, until, acting };
  });

test.prop([tenure, tenure])(
  "two collide just where both hold the office on some day",
  (one, other) => {
    const days = Array.from({ length: 40 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 10, 1 + index));
      return date.toISOString().slice(0, 10);
    });
    const both = days.some((on) => holdsOn(one, on) && holdsOn(other, on));
    expect(collide(one, other)).toBe(both && one.acting === other.acting);
    expect(collide(other, one)).toBe(collide(one, other));
  },
);
