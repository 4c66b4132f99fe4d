import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { canonicalPhone, phone } from "./primitives.ts";
import { messagesOf } from "./messages-of.ts";

describe("a phone number", () => {
  test.each([
    "+2348012345678",
    "08012345678",
    "0801 234 5678",
    "+234-801-234-5678",
    "8012345678",
    "2348012345678",
  ])("%s is good", (number) => {
    expect(messagesOf(phone(), number)).toEqual([]);
  });

  test.each(["+23480123456789", "080123456789", "1012345678", "0801234567a", "١"])(
    "%s is refused",
    (number) => {
      expect(messagesOf(phone(), number)).toEqual(["invaild phone number"]);
    },
  );

  test("asks with the words of its form", () => {
    expect(messagesOf(phone(), "")).toEqual(["phone number is required"]);
    expect(messagesOf(phone(), undefined)).toEqual(["phone number is required"]);
    const payer = phone({
      required: "please input mobile number",
      invalid: "invalid phone number",
    });
    expect(messagesOf(payer, " ")).toEqual(["please input mobile number"]);
    expect(messagesOf(payer, "12")).toEqual(["invalid phone number"]);
  });

  test.prop([fc.stringMatching(/^\d{10}$/)])("is one subscriber in either form", (digits) => {
    expect(phone().parse(`0${digits}`)).toBe(`0${digits}`);
    expect(canonicalPhone(`0${digits}`)).toBe(`+234${digits}`);
    expect(canonicalPhone(`+234${digits}`)).toBe(`+234${digits}`);
  });

  // With a nought behind the country's code, or with the code as it is dialled, it is a number, too.
  const fewOrMany = fc
    .stringMatching(/^\d{0,20}$/)
    .filter((digits) => digits.length !== 10 && !/^(?:0\d{10}|0234\d{10,11})$/.test(digits));
  test.prop([fewOrMany])("with more or fewer digits is refused", (digits) => {
    expect(phone().safeParse(`0${digits}`).success).toBe(false);
    expect(phone().safeParse(`+234${digits}`).success).toBe(false);
  });
});
