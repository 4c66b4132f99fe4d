import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { amountInWords } from "./amount-in-words.ts";
import { toNaira } from "./naira.ts";

test.each([
  [0, "Zero Naira Only"],
  [1, "One Naira Only"],
  [21, "Twenty-One Naira Only"],
  [100, "One Hundred Naira Only"],
  [101, "One Hundred and One Naira Only"],
  [1_005, "One Thousand and Five Naira Only"],
  [1_100, "One Thousand One Hundred Naira Only"],
  [10_042, "Ten Thousand and Forty-Two Naira Only"],
  [12_500, "Twelve Thousand Five Hundred Naira Only"],
  [100_000, "One Hundred Thousand Naira Only"],
  [101_000, "One Hundred and One Thousand Naira Only"],
  [125_000, "One Hundred and Twenty-Five Thousand Naira Only"],
  [1_000_000, "One Million Naira Only"],
  [1_000_019, "One Million and Nineteen Naira Only"],
  [1_002_000, "One Million Two Thousand Naira Only"],
  [1_250_000, "One Million Two Hundred and Fifty Thousand Naira Only"],
  [1250.75, "One Thousand Two Hundred and Fifty Naira, Seventy-Five Kobo Only"],
  [2_000_000_300, "Two Billion Three Hundred Naira Only"],
  [0.05, "Zero Naira, Five Kobo Only"],
])("%d naira is spelt %s", (naira, words) => {
  expect(amountInWords(naira)).toBe(words);
});

test.prop([fc.integer({ min: 0, max: 100_000_000_000 })])(
  "kobo are spelt when there are any, and only then",
  (kobo) => {
    const words = amountInWords(toNaira(kobo));
    expect(words).toMatch(/^[A-Z][A-Za-z ,-]+ Only$/);
    expect(words.includes("Kobo")).toBe(kobo % 100 !== 0);
  },
);

const values = {
  ...Object.fromEntries(
    "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen"
      .split(" ")
      .map((word, value) => [word, value]),
  ),
  ...Object.fromEntries(
    "Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety"
      .split(" ")
      .map((word, index) => [word, 10 * index + 20]),
  ),
};
const scales: Record<string, number> = { Thousand: 1e3, Million: 1e6, Billion: 1e9 };

/** What the words of whole naira come to. */
const valueOf = (words: string): number => {
  let [sum, group] = [0, 0];
  for (const word of words.replace(/ Naira Only$/, "").split(/[ -]/)) {
    if (word === "Hundred") group *= 100;
    else if (word in scales) [sum, group] = [sum + group * (scales[word] ?? 0), 0];
    else if (word !== "and") group += values[word] ?? Number.NaN;
  }
  return sum + group;
};

test.prop([fc.integer({ min: 0, max: 999_999_999_999 })])(
  "whole naira read back are the amount, and below a hundred follows by “and”",
  (naira) => {
    const words = amountInWords(naira);
    expect(valueOf(words)).toBe(naira);
    if (naira > 100 && naira % 100 !== 0)
      expect(words).toMatch(/ and [A-Z][a-z]+(-[A-Z][a-z]+)? Naira Only$/);
    expect(words).not.toMatch(/Hundred [A-Z][a-z]+(?<!Thousand|Million|Billion|Naira) /);
  },
);
