import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { messagesOf } from "../validation/messages-of.ts";
import { chargesSchema, isOpen, wrongAmount } from "./charges.ts";

const range = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 0, max: 1_000_000 }))
  .map(([least, more]) => ({ code: "BUR-001", name: "Hall hire", least, most: least + more }));

test("an amount is right within the range, both ends among it, and nowhere else", () => {
  fc.assert(
    fc.property(range, fc.integer({ min: 0, max: 3_000_000 }), (charge, amount) => {
      const right = amount >= charge.least && amount <= charge.most;
      expect(wrongAmount(charge, amount) === undefined).toBe(right);
      expect(wrongAmount(charge, charge.least)).toBeUndefined();
      expect(wrongAmount(charge, charge.most)).toBeUndefined();
      expect(isOpen(charge)).toBe(charge.least !== charge.most);
    }),
  );
});

test("the range is messagesOf in naira", () => {
  const charge = { code: "BUR-001", name: "Hall hire", least: 500, most: 1_250_000 };
  expect(wrongAmount(charge, 499.99)).toBe(
    "please enter an amount between ₦500.00 and ₦1,250,000.00",
  );
});

const charges = [{ code: "BUR-001", amount: "500" }];
const somebody = {
  lastname: "Adébáyọ̀",
  firstname: "Ngozi",
  mobileNumber: "08031234567",
  email: "ngozi@example.com",
};

test.each([
  [{ payerKind: "student" }, ["number: please enter a matric or admission number"]],
  [{ payerKind: "applicant", number: " " }, ["number: please enter an application number"]],
  [
    { payerKind: "other" },
    [
      "lastname: please input surname",
      "firstname: please input first name",
      "mobileNumber: please input mobile number",
      "email: please input email address",
    ],
  ],
  [{ payerKind: "student", number: "ND/COM/26/0417" }, []],
  [{ payerKind: "other", ...somebody }, []],
  [{ payerKind: "nobody" }, ["payerKind: please choose who the payment is for"]],
])("of the payer %j it is messagesOf: %j", (payer, expected) => {
  expect(messagesOf(chargesSchema, { charges, ...payer })).toEqual(expected);
});

test.each([
  [[], ["charges: please select a charge"]],
  [[...charges, ...charges], ["charges: duplicate entries exists"]],
  [[{ code: "BUR-001", amount: "" }], ["charges.0.amount: please enter amount"]],
])("of the charges %j it is messagesOf: %j", (some, expected) => {
  expect(messagesOf(chargesSchema, { charges: some, payerKind: "other", ...somebody })).toEqual(
    expected,
  );
});
