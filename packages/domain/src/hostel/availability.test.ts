import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { availabilityBadge } from "./availability.ts";

test.each([
  [20, 40, "success"],
  [40, 40, "success"],
  [19, 40, "unapproved"],
  [0, 40, "unapproved"],
  [0, 0, "unapproved"],
  [3, 5, "success"],
  [2, 5, "unapproved"],
])("%d of %d spaces left is %s", (left, spaces, badge) => {
  expect(availabilityBadge(left, spaces)).toBe(badge);
});

test.prop([fc.nat(100_000), fc.nat(100_000)])(
  "available means at least half of the spaces, and at least one",
  (left, spaces) => {
    const available = spaces > 0 && left * 2 >= spaces;
    expect(availabilityBadge(left, spaces)).toBe(available ? "success" : "unapproved");
  },
);

test.prop([fc.nat(1000), fc.integer({ min: 1, max: 1000 })])(
  "one more free space never makes a place less available",
  (left, spaces) => {
    if (availabilityBadge(left, spaces) === "success") {
      expect(availabilityBadge(left + 1, spaces)).toBe("success");
    }
  },
);

test.each([Number.NaN, -1])("a count of %d is never available", (count) => {
  expect(availabilityBadge(count, 10)).toBe("unapproved");
  expect(availabilityBadge(10, count)).toBe("unapproved");
});
