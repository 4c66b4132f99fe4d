import { fc, test } from "@fast-check/vitest";
import * as z from "zod/mini";
import { describe, expect } from "vitest";
import { courseSchema } from "../course/forms.ts";
import { invoiceAmount } from "../invoice/details.ts";
import { listedUtmeScore } from "../jamb-list/candidate.ts";
import { screeningSchema } from "../screening/forms.ts";
import { optionalId, requiredId } from "./primitives.ts";
import { messagesOf } from "./messages-of.ts";
import { typedNumberIn } from "../format/typed-number.ts";
import { typedNumber } from "./typed-number.ts";

const rule = typedNumber("please enter a number").check(z.gte(0, "please enter a number"));

/** What a program takes for a number, and nobody types for one. */
const none = [
  "0x10",
  "0b11",
  "0o17",
  "1e3",
  "1E3",
  "",
  " ",
  "-0",
  "-1",
  "+5",
  ".5",
  "5.",
  "1_000",
  "١٧",
  "１７",
  "Infinity",
  "NaN",
  "true",
  true,
  false,
  null,
  undefined,
  [],
  [5],
  {},
  new Date(0),
  Number.POSITIVE_INFINITY,
  Number.NaN,
];

describe("a typed number", () => {
  test.each(none)("%j is none", (value) => {
    expect(messagesOf(rule, value)).toEqual(["please enter a number"]);
  });

  test.each([
    ["17", 17],
    ["17.5", 17.5],
    ["0", 0],
    ["007", 7],
    [" 17.5\u00A0", 17.5],
    ["\u200B17\uFEFF", 17],
    [17.5, 17.5],
  ])("%j is %d", (value, number) => {
    expect(rule.parse(value)).toBe(number);
  });

  test.each([
    ["17,5", "17,5 has a comma: type 17.5"],
    ["0,25", "0,25 has a comma: type 0.25"],
    ["1,250", "1,250 has a comma: type 1250"],
    ["1,250,000.50", "1,250,000.50 has a comma: type 1250000.50"],
    ["1,2,3", "please enter a number"],
  ])("%j is answered %j", (value, words) => {
    expect(messagesOf(rule, value)).toEqual([words]);
  });

  test.each([
    ["17,5", "please enter a number"],
    ["1,250", "1,250 has a comma: type 1250"],
    ["0,125", "please enter a number"],
  ])("where whole numbers alone are taken %j is answered %j", (value, words) => {
    expect(
      messagesOf(typedNumber("please enter a number", { takesDecimals: false }), value),
    ).toEqual([words]);
  });

  test.prop([fc.nat(), fc.option(fc.stringMatching(/^\d{1,4}$/), { nil: undefined })])(
    "is what its digits say",
    (whole, decimals) => {
      const text = decimals === undefined ? String(whole) : `${whole}.${decimals}`;
      expect(rule.parse(text)).toBe(Number(text));
      expect(typedNumberIn(text)).toBe(Number(text));
    },
  );

  test.prop([fc.anything()])("is never made of something else", (value) => {
    const { success, data } = rule.safeParse(value);
    if (success) {
      expect(typeof value === "number" || /^\s*\d+(\.\d+)?\s*$/u.test(String(value))).toBe(true);
      expect(data).toBe(Number(value));
    }
  });

  test("is a number to whoever reads the interface", () => {
    const schema = z.object({ page: typedNumber().check(z.int(), z.minimum(1)) });
    expect(z.toJSONSchema(schema, { io: "input" })).toMatchObject({
      required: ["page"],
      properties: { page: { type: "integer", minimum: 1 } },
    });
  });
});

describe("in the forms", () => {
  const score = "a UTME score is a whole number between 0 and 400";
  test.each(["0x10", "1e2", "", " ", true])("%j is no score, amount or choice", (value) => {
    expect(messagesOf(listedUtmeScore, value)).toEqual([score]);
    expect(messagesOf(invoiceAmount, value)).toContain("please enter amount");
    expect(messagesOf(requiredId("please choose"), value)).toEqual(["please choose"]);
    expect(messagesOf(screeningSchema, { fee: value, bring: "" })).not.toEqual([]);
    if (value !== "") expect(optionalId().safeParse(value).success).toBe(false);
  });

  test("what a course's part counts is nothing where it is empty", () => {
    const parts = z.pick(z.object(courseSchema.shape), { test: true, lab: true });
    expect(parts.parse({ test: "", lab: " " })).toEqual({ test: 0, lab: 0 });
    expect(parts.safeParse({ test: "0x10", lab: null }).error?.issues).toHaveLength(2);
  });
});
