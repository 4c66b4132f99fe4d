import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { formatNaira, toKobo, toNaira } from "./naira.ts";

test.each([
  [1_250_000, "₦1,250,000.00"],
  [0, "₦0.00"],
  [999.9, "₦999.90"],
  [1000, "₦1,000.00"],
  [12_500.05, "₦12,500.05"],
  [-45.5, "-₦45.50"],
])("%d naira is printed %s", (naira, printed) => {
  expect(formatNaira(naira)).toBe(printed);
});

const kobo = fc.integer({ min: 0, max: 100_000_000_000 });

test.prop([kobo])("kobo survive the way to naira and back", (amount) => {
  expect(toKobo(toNaira(amount))).toBe(amount);
});

test.prop([kobo])("a printed amount reads back as the same amount", (amount) => {
  expect(toKobo(Number(formatNaira(toNaira(amount)).replace(/[₦,]/g, "")))).toBe(amount);
});
