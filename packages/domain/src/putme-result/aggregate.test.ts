import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { usualDivisors } from "../application-setup/forms.ts";
import { aggregateOf } from "./aggregate.ts";

const usual = { utmeDivisor: usualDivisors.utme, putmeDivisor: usualDivisors.putme };
const utme = fc.integer({ min: 0, max: 400 });
const putme = fc.integer({ min: 0, max: 10_000 }).map((score) => score / 100);

test.prop([utme, putme, utme, putme])("who has more of both has no less in all", (a, b, c, d) => {
  const low = aggregateOf(Math.min(a, c), Math.min(b, d), usual) ?? -1;
  const high = aggregateOf(Math.max(a, c), Math.max(b, d), usual) ?? -1;
  expect(low).toBeLessThanOrEqual(high);
  expect(low).toBeGreaterThanOrEqual(0);
  expect(high).toBeLessThanOrEqual(100);
  expect(Math.round(high * 100)).toBeCloseTo(high * 100);
});

test("an eighth of the UTME and half of the PUTME, where the school says nothing else", () => {
  expect(aggregateOf(241, 61.5, usual)).toBe(60.88);
  expect(aggregateOf(400, 100, usual)).toBe(100);
});

test("without either there is none", () => {
  expect(aggregateOf(null, 60, usual)).toBeNull();
  expect(aggregateOf(200, null, usual)).toBeNull();
});
