import fc from "fast-check";
import { expect, test } from "vitest";
import { amountText, readAmount } from "./amount-text.ts";

const kobo = fc.integer({ min: 1, max: 10 ** 14 });

test.each([
  [100_000, "1000"],
  [100_050, "1000.50"],
  [100_005, "1000.05"],
  [1, "0.01"],
  [125_000_000, "1250000"],
])("%i kobo are told to the gateway as %s", (amount, text) => {
  expect(amountText(amount)).toBe(text);
});

test.each([0, -1, 0.5, Number.NaN, 2 ** 60])("%d is no amount to ask for", (amount) => {
  expect(() => amountText(amount)).toThrow(RangeError);
});

test.each([
  ["1000", 100_000],
  ["1000.00", 100_000],
  ["1000.5", 100_050],
  ["1000.50", 100_050],
  ["1000.500", 100_050],
  ["31500.0", 3_150_000],
  [31_500.0, 3_150_000],
  [1000.29, 100_029],
  ["0.07", 7],
])("%s naira are read as %i kobo", (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each(["", "1,000", "₦1000", "1000.005", "-1", "1e3", "1000.", ".5", " 1", "NaN"])(
  "%j is not read as an amount",
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);

test("every amount comes back from its text, and from the number that JSON makes of it", () => {
  fc.assert(
    fc.property(kobo, (amount) => {
      const text = amountText(amount);
      expect(readAmount(text)).toBe(amount);
      expect(readAmount(Number(text))).toBe(amount);
    }),
  );
});
