import { expect, test } from "vitest";
import { maskEmail, maskName, maskRrr } from "./mask.ts";

test.each([
  ["Adebayo Ola", "Ad*** O***"],
  ["  Okonkwo   Ngozi ", "Ok*** Ng***"],
  ["Bi", "B***"],
  ["Ọ\u0301lá", "Ọ\u0301***"],
  ["Ngo\u0323zi", "Ng***"],
  ["", ""],
])("%j is masked as %j", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test("an address tells its first letter, and not where its mail lives", () => {
  expect(maskEmail("adebayo@adebayo-family.ng")).toBe("a***@…");
});

test("a reference loses its middle", () => {
  expect(maskRrr("310007769676")).toBe("3100****9676");
});
