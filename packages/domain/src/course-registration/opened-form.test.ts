import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { matricNumbersIn, mostOpened, openForStudentsSchema } from "./opened-form.ts";

const numbers = fc.uniqueArray(fc.stringMatching(/^[A-Z]{2,3}\/[A-Z]{3}\/\d{2}\/\d{4}$/), {
  minLength: 1,
  maxLength: 20,
});
const between = fc.stringMatching(/^ {0,2}[,;\t\n]{1,3} {0,2}$/);

test.prop([numbers, fc.array(between, { minLength: 20, maxLength: 20 })])(
  "however a list is parted, each number is in it once, in capitals",
  (all, parts) => {
    const text = all.map((one, index) => one.toLowerCase() + (parts[index] ?? ",")).join("");
    expect(matricNumbersIn(`${text}${text}`)).toEqual(all);
  },
);

test("more than are opened for at once are refused", () => {
  const of = (count: number) => ({
    matricNumbers: Array.from({ length: count }, (_, index) => `ND/COM/26/${index}`).join("\n"),
    sessionId: 3,
    semester: "First",
    untilOn: "2026-12-24",
    reason: "In hospital while registration was open.",
  });
  expect(openForStudentsSchema.safeParse(of(mostOpened)).success).toBe(true);
  expect(openForStudentsSchema.safeParse(of(mostOpened + 1)).success).toBe(false);
});
