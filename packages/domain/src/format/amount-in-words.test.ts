import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { toNaira } from "./naira.ts";

test.each([
  [1, "One Naira Only"],
  [12_500, "Twelve Thousand Five Hundred Naira Only"],
  [1_250_000, "One Million Two Hundred Fifty Thousand Naira Only"],
  [1250.75, "One Thousand Two Hundred Fifty Naira And Seventy Five Kobo Only"],
  [0.05, "Zero Naira And Five Kobo Only"],
])("%d naira is spelt %s", (naira, words) => {
  expect(amountInWords(naira)).toBe(words);
});

test.prop([fc.integer({ min: 0, max: 100_000_000_000 })])(
  "kobo are spelt when there are any, and only then",
  (kobo) => {
    const words = amountInWords(toNaira(kobo));
    expect(words).toMatch(/^[A-Z][A-Za-z ]+ Only$/);
    expect(words.includes("Kobo")).toBe(kobo % 100 !== 0);
  },
);
