import { expect, test } from "vitest";
import { cleaned, cleanedName } from "./clean.ts";

test("spaces that hold words together are spaces, and what nobody sees is dropped", () => {
  expect(cleaned("ND/COM\u00A026\u202F/\u200B0417\uFEFF")).toBe("ND/COM 26 /0417");
  expect(cleaned("\u202DAda\u202C \u200EObi\u2069")).toBe("Ada Obi");
});

test("lines, tabs and joined signs stay in a text, and none of what joins in a name", () => {
  const text = "12 Ọjà Street,\r\nÌbàdàn\t200001 👩\u200D🎓";
  expect(cleaned(text)).toBe(text);
  expect(cleanedName("Ada\u200DObi\u200C")).toBe("AdaObi");
});
