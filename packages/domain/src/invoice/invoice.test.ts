import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { feeReceiptSchema, rrrSchema } from "../payment/rrr-form.ts";
import { messagesOf } from "../validation/messages-of.ts";
import { invoiceAmount, invoiceDetailsSchema } from "./details.ts";
import { invoiceLookupSchema } from "./lookup.ts";
import { invoiceSeries } from "./number.ts";

const empty = { programme: "", mobileNumber: "" };

test("the two look-ups ask for the invoice type in their own words", () => {
  expect(messagesOf(invoiceLookupSchema("jupeb"), empty)).toEqual([
    "programme: please select an invoice type",
    "mobileNumber: please input mobile number",
  ]);
  expect(messagesOf(invoiceLookupSchema("other"), empty)).toEqual([
    "programme: please enter an invoice",
    "mobileNumber: please input mobile number",
  ]);
  expect(
    messagesOf(invoiceLookupSchema("other"), { programme: "nd", mobileNumber: "801234567" }),
  ).toEqual(["mobileNumber: invalid phone number"]);
});

const details = {
  lastname: "Okonkwo",
  firstname: "Ngọzi",
  middlename: "",
  email: "ngozi@example.com",
  mobileNumber: "08012345678",
  sessionId: 3,
  amount: 12_500,
};

test("the payer's details are asked for in the words of the flow", () => {
  const nothing = { ...details, lastname: "", firstname: "", email: "", sessionId: "", amount: "" };
  const common = [
    "lastname: please input surname",
    "firstname: please input first name",
    "email: please input email address",
  ];
  expect(messagesOf(invoiceDetailsSchema("jupeb"), nothing)).toEqual([
    ...common,
    "sessionId: please enter your session",
    "amount: please enter amount",
  ]);
  expect(messagesOf(invoiceDetailsSchema("other"), nothing)).toEqual([
    ...common,
    "sessionId: please enter your Reg. No.",
    "amount: please enter amount",
  ]);
});

test("all three names keep to the name format, and the middle name may be left out", () => {
  const bad = "invalid name, check for trailing spaces";
  expect(messagesOf(invoiceDetailsSchema("jupeb"), details)).toEqual([]);
  expect(
    messagesOf(invoiceDetailsSchema("jupeb"), {
      ...details,
      lastname: "Okonkwo ",
      firstname: "N",
      middlename: "😀",
    }),
  ).toEqual([`lastname: ${bad}`, `firstname: ${bad}`, `middlename: ${bad}`]);
});

test("a locked detail shows its mask and is not checked", () => {
  const masked = { ...details, lastname: "Ok***", email: "n***@example.com" };
  expect(messagesOf(invoiceDetailsSchema("jupeb", ["lastname", "email"]), masked)).toEqual([]);
  expect(messagesOf(invoiceDetailsSchema("jupeb"), masked)).not.toEqual([]);
});

test.prop([fc.integer({ min: 1, max: 1_000_000_000 })])(
  "every amount of kobo is an amount",
  (kobo) => {
    expect(messagesOf(invoiceAmount, kobo / 100)).toEqual([]);
    expect(messagesOf(invoiceAmount, (kobo / 100).toFixed(2))).toEqual([]);
  },
);

test("an amount with a comma is told how to type it", () => {
  expect(messagesOf(invoiceAmount, "1,000")).toEqual(["1,000 has a comma: type 1000"]);
});

test.each(["", "abc", 0, -5, 0.001, Number.NaN, Infinity, undefined])(
  "%j is no amount",
  (amount) => {
    expect(messagesOf(invoiceAmount, amount)).toEqual(["please enter amount"]);
  },
);

test("an RRR is asked for, and a receipt asks for its payer's phone number too", () => {
  expect(messagesOf(rrrSchema, { rrr: "" })).toEqual(["rrr: please input your RRR"]);
  expect(messagesOf(feeReceiptSchema, { rrr: "3100 0776 9676", mobileNumber: "" })).toEqual([
    "mobileNumber: phone number is required",
  ]);
});

test("an invoice's number has the year that the calendar in Nigeria shows", () => {
  expect(invoiceSeries(new Date("2026-12-31T22:59:59Z"))).toBe("INV-2026");
  expect(invoiceSeries(new Date("2026-12-31T23:00:00Z"))).toBe("INV-2027");
});
