import { describe, expect, test } from "vitest";
import { finds, indexedWords, searchTerms } from "./search-words.ts";

const isFound = (text: string, search: string) => finds(searchTerms(search), indexedWords(text));

describe("a name is found", () => {
  test.each([
    ["O'Brien Ada", ["O’Brien", "OBrien", "o brien", "Brien", "brien ada", "ADA O'BRIEN"]],
    ["De Souza-Bello Musa", ["souza bello", "Souza-Bello", "souzabello", "bello souza"]],
    ["D’Souza Bello", ["souza bello", "dsouza", "D'Souza"]],
    ["Ɗanjuma Kabiru", ["danjuma", "DANJUMA KABIRU", "kabiru ɗan"]],
    ["DANJUMA KABIRU", ["Ɗanjuma Kabiru", "Kabiru, D.", "K. Danjuma"]],
    ["Abdulrahman Musa", ["Abdul-Rahman"]],
    ["Bello Amina Binta", ["A.B. Bello", "Bello, A. B."]],
    ["Adébáyọ̀ Ngọzi", ["adebayo", "Ade\u00A0Ngo", "\u200Badebayo"]],
  ])("%s", (name, searches) => {
    for (const search of searches) expect(isFound(name, search), search).toBe(true);
  });
});

test("a phone number is found however it is written, and typed in part", () => {
  for (const kept of ["Ada 08031234567", "Ada +2348031234567"]) {
    for (const search of [
      "08031234567",
      "8031234567",
      "2348031234567",
      "+234 803 123 4567",
      "0803 123 4567",
      "080312",
      "+23480312",
      "ada 0803",
    ]) {
      expect(isFound(kept, search), `${kept}: ${search}`).toBe(true);
    }
    expect(isFound(kept, "08031234568")).toBe(false);
  }
});

test("who is called otherwise is not found", () => {
  expect(isFound("O'Brien Ada", "Brienne")).toBe(false);
  expect(isFound("Ɗanjuma Kabiru", "danjuma sule")).toBe(false);
  expect(isFound("COM 211", "com 212")).toBe(false);
});

test("a number with hyphens is found as it is printed", () => {
  expect(isFound("INV-2026-000042", "inv-2026-000042")).toBe(true);
  expect(isFound("INV-2026-000042", "INV-2026-000043")).toBe(false);
});

test("nothing is looked for where nothing is typed", () => {
  expect(["", "  ", "-", "’", " . , ; "].map(searchTerms)).toEqual([[], [], [], [], []]);
});
