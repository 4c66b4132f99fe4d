import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { messagesOf } from "../validation/messages-of.ts";
import { historyNumberSchema, readPayerNumber, sundryReceiptSchema } from "./payer-number.ts";

test.each([
  ["08031234567", "phone", "+2348031234567"],
  ["+234 803-123 4567", "phone", "+2348031234567"],
  ["nd/com/26/0417", "student", "ND/COM/26/0417"],
  ["ND/COM/26/ 0417", "student", "ND/COM/26/0417"],
  ["0803", "student", "0803"],
])("%s is a %s number", (text, kind, number) => {
  expect(readPayerNumber(text)).toEqual({ kind, number });
});

test("a phone number is one subscriber's, however it is typed", () => {
  const digits = fc.stringMatching(/^\d{10}$/);
  fc.assert(
    fc.property(digits, (ten) => {
      const local = readPayerNumber(`0${ten}`);
      expect(readPayerNumber(`+234 ${ten.slice(0, 3)}-${ten.slice(3)}`)).toEqual(local);
      expect(readPayerNumber(local.number)).toEqual(local);
    }),
  );
});

test("reading what was read changes nothing", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = readPayerNumber(text);
      expect(readPayerNumber(once.number).number).toBe(once.number);
    }),
  );
});

test("what is missing is messagesOf at its field", () => {
  expect(messagesOf(historyNumberSchema, { number: " " })).toEqual([
    "number: please enter a matric, admission or phone number",
  ]);
  expect(messagesOf(sundryReceiptSchema, { rrr: "", payer: "" })).toEqual([
    "rrr: please input your RRR",
    "payer: please enter a matric, admission or phone number",
  ]);
});
