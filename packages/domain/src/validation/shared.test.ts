import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { passwordSchema } from "./password.ts";
import { messagesOf } from "./messages-of.ts";
import { calendarDate } from "./primitives.ts";
import { code, gradePoint, tenDigits } from "./shared.ts";

const weak =
  "the password needs 8 to 30 characters with a digit, a lower-case letter, an upper-case letter and a symbol";

test.each([
  ["Demo-Pass-1", []],
  ["aB3$aB3$", []],
  [`aB3$${"x".repeat(26)}`, []],
  ["", ["please choose a password"]],
  [undefined, ["please choose a password"]],
  ["aB3$aB3", [weak]],
  [`aB3$${"x".repeat(27)}`, [weak]],
  ["demo-pass-1", [weak]],
  ["DEMO-PASS-1", [weak]],
  ["Demo-Pass-x", [weak]],
  ["DemoPass1", [weak]],
  ["Demo Pass 1", [weak]],
])("the password %j is answered %j", (password, words) => {
  expect(messagesOf(passwordSchema, password)).toEqual(words);
});

const parts = fc.tuple(
  fc.stringMatching(/^[a-z]{1,9}$/),
  fc.stringMatching(/^[A-Z]{1,9}$/),
  fc.stringMatching(/^[0-9]{1,5}$/),
  fc.stringMatching(/^[!-/:-@]{5,7}$/),
);

test.prop([parts, fc.nat(3)])(
  "a password with all four kinds is good, without any one of them it is not",
  (kinds, missing) => {
    expect(messagesOf(passwordSchema, kinds.join(""))).toEqual([]);
    expect(messagesOf(passwordSchema, kinds.toSpliced(missing, 1).join(""))).toEqual([weak]);
  },
);

test.prop([fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 })])(
  "a password is never changed on its way",
  (password) => {
    const result = passwordSchema.safeParse(password);
    expect(result.success ? result.data : password).toBe(password);
  },
);

test("ten digits are ten digits", () => {
  expect(messagesOf(tenDigits, "0123456789")).toEqual([]);
  for (const wrong of ["012345678", "01234567890", "012345678a", " 123456789", "0123456789\n"]) {
    expect(messagesOf(tenDigits, wrong)).toEqual(["please enter the 10 digits"]);
  }
});

test("a grade is at most 5 with up to two decimals", () => {
  for (const good of ["0", "5", "5.0", "5.00", "4.5", "3.25"]) {
    expect(messagesOf(gradePoint, good)).toEqual([]);
  }
  for (const wrong of ["5.01", "6", "3.255", "-1", "", "4.", ".5", "1e1"]) {
    expect(messagesOf(gradePoint, wrong)).toEqual(["please enter a number up to 5.00"]);
  }
});

test.prop([fc.integer({ min: 0, max: 999 })])("hundredths up to 5.00 are grades", (hundredths) => {
  expect(gradePoint.safeParse((hundredths / 100).toFixed(2)).success).toBe(hundredths <= 500);
});

test("a code holds letters, digits, slash, underscore, hyphen and space", () => {
  expect(messagesOf(code, "ND/CS_20 26-001")).toEqual([]);
  for (const wrong of ["", "CSC 101!", "a\\b", "x@y"]) {
    expect(messagesOf(code, wrong)).toEqual(["only letters, digits, spaces and / _ - are allowed"]);
  }
});

test("a date is one of the calendar", () => {
  expect(messagesOf(calendarDate(), "2028-02-29")).toEqual([]);
  for (const wrong of ["20-11-2026", "", "0001-01-01", undefined]) {
    expect(messagesOf(calendarDate(), wrong)).toEqual(["please enter a date"]);
  }
  expect(messagesOf(calendarDate(), "2027-02-29")).toEqual([
    "there is no 29 February 2027, please check the date",
  ]);
});
