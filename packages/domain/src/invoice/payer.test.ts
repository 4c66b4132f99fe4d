import { expect, test } from "vitest";
import { namesKeyOf, payerKeyOf } from "./payer.ts";

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
  expect(namesKeyOf(one)).not.toBe(namesKeyOf(other));
});
