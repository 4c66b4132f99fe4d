import { expect, test } from "vitest";
import { hasSameNames } from "./same-person.ts";

const names = (lastname: string, firstname: string, middlename = "") => ({
  lastname,
  firstname,
  middlename,
});

test.each([
  [names("ADEBAYO", "NGOZI"), names("Adébáyọ̀", "Ngọzi", "O’Neil"), true],
  [names("Adebayo", "Grace", "Ngozi"), names("Adebayo", "Ngozi", "Grace"), true],
  [names("Ɗanjuma", "Kabiru"), names("Kabiru", "Danjuma"), true],
  // Twins of one mailbox and one birthday.
  [names("Adebayo", "Taiwo", "Ngozi"), names("Adebayo", "Kehinde", "Ngozi"), false],
  [names("Adebayo", "Taiwo Ngozi"), names("Adebayo", "Ngozi"), false],
  [names("Adebayo", "Ngozi", "Grace"), names("Adebayo", "Ngozi", "Ruth"), false],
  [names("Adebayo", "Ngozi"), names("Adebayo", "N."), false],
])("%j and %j bear the same names: %s", (one, other, same) => {
  expect(hasSameNames(one, other)).toBe(same);
  expect(hasSameNames(other, one)).toBe(same);
});
