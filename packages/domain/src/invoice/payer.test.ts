import { expect, test } from "vitest";
import { hasSamePayerNames, payerKeyOf } from "./payer.ts";

const ngozi = { lastname: "Ọlá", firstname: "Ngozi", middlename: "", email: "ngozi@example.com" };

test("capitals and the way in which marks are written make nobody somebody else", () => {
  const typed = { ...ngozi, lastname: "ỌLÁ".normalize("NFD"), email: "Ngozi@Example.com " };
  expect(payerKeyOf(typed)).toBe(payerKeyOf(ngozi));
});

test.each([
  { lastname: "Olá" },
  { firstname: "Ngọzi" },
  { middlename: "Ada" },
  { email: "ada@example.com" },
])("%j is somebody else", (change) => {
  expect(payerKeyOf({ ...ngozi, ...change })).not.toBe(payerKeyOf(ngozi));
});

test("no two payers share a key by where their names end", () => {
  const one = { ...ngozi, lastname: "Ola Ada", firstname: "Obi" };
  const other = { ...ngozi, lastname: "Ola", firstname: "Ada Obi" };
  expect(payerKeyOf(one)).not.toBe(payerKeyOf(other));
  expect(hasSamePayerNames(one, other)).toBe(false);
});

test("apostrophes, marks and hyphens make nobody another payer of one name", () => {
  const one = { lastname: "O’Brien", firstname: "Ɗan-Ladi", middlename: "" };
  expect(hasSamePayerNames(one, { ...one, lastname: "OBrien", firstname: "Dan Ladi" })).toBe(true);
  expect(hasSamePayerNames(one, { ...one, middlename: "Ada" })).toBe(false);
});
