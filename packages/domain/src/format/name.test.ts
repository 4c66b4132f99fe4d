import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { fullName, initials, titleCase, truncate } from "./name.ts";

test("a name is written last, first, middle", () => {
  expect(
    fullName({ lastname: "Okonkwo", firstname: "Chukwuemeka", middlename: "Oluwadamilola" }),
  ).toBe("Okonkwo Chukwuemeka Oluwadamilola");
});

test("a missing part leaves no gap", () => {
  expect(fullName({ lastname: "Bello", firstname: "Aisha", middlename: " " })).toBe("Bello Aisha");
  expect(fullName({ lastname: "Bello", firstname: null })).toBe("Bello");
  expect(fullName({})).toBe("");
});

test.each([
  ["Okonkwo Chukwuemeka Oluwadamilola", "OC"],
  ["bello", "B"],
  ["  bello   aisha ", "BA"],
  ["O\u0323lá Adéwálé", "ỌA"],
  ["Ẹ\u0301kún Ìyá", "Ẹ\u0301Ì"],
  ["'Yar'Adua Musa", "YM"],
  ["", ""],
  ["1234", ""],
])("the initials of %j are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  ["ENGLISH LANGUAGE", "English Language"],
  ["further mathematics", "Further Mathematics"],
  ["o'brien-ọlá", "O'Brien-Ọlá"],
  ["ngo\u0323zi", "Ngo\u0323zi"],
  ["", ""],
])("%j in title case is %s", (text, titled) => {
  expect(titleCase(text)).toBe(titled);
});

test("a breadcrumb of 24 characters stays whole, one of 25 is cut", () => {
  expect(truncate("Generate Other Invoices.", 24)).toBe("Generate Other Invoices.");
  expect(truncate("Generate Postgraduate Invoice", 24)).toBe("Generate Postgraduate In…");
});

test.prop([fc.string({ unit: "grapheme" }), fc.nat(80)])(
  "a cut text is its own beginning, at most the limit and the ellipsis long",
  (text, limit) => {
    const cut = truncate(text, limit);
    expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true);
    expect(Array.from(cut).length).toBeLessThanOrEqual(limit + (cut === text ? 0 : 1));
    expect(cut).not.toMatch(/\p{Surrogate}/u);
  },
);
