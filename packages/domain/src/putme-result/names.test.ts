import { expect, test } from "vitest";
import { namesAgree } from "./names.ts";

test.each([
  ["OKONKWO CHIDINMA", "Okonkwo Chidinma Grace", true],
  ["Chidinma, Okonkwo", "Okonkwo Chidinma Grace", true],
  ["Ọlá Yar'Adua", "Yar’Adua Abdul-Rahman Ọlá", true],
  ["Okonkwo", "Okonkwo Chidinma Grace", false],
  ["Okonkwo Okonkwo", "Okonkwo Chidinma Grace", false],
  ["Okonkwo Ngozi", "Okonkwo Chidinma Grace", false],
])("%o and %o", (typed, fullName, agree) => {
  expect(namesAgree(typed, fullName)).toBe(agree);
});
