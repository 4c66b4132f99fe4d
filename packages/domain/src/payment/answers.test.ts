import { expect, test } from "vitest";
import { paymentCheckMessages } from "../messages/payment-check.ts";
import { mayChange, mayPay, paymentAnswers, type PaymentAnswer } from "./answers.ts";

const said = (answer: PaymentAnswer) => {
  const { title, body } = paymentCheckMessages.answers[answer];
  return `${title}. ${body}`;
};

test.each(paymentAnswers.filter((answer) => mayPay(answer)))(
  "%s: who has to pay is not told that it is over",
  (answer) => expect(said(answer)).not.toContain("need not pay again"),
);

test.each(paymentAnswers.filter((answer) => !mayPay(answer)))(
  "%s: who may have paid is not sent to pay",
  (answer) => {
    expect(said(answer)).not.toMatch(/you can pay now|try again/i);
    expect(said(answer)).toMatch(/not pay (again|a second time)/);
  },
);

test("a declined card is an answer, and waiting for another is in vain", () => {
  expect(mayChange("failed")).toBe(false);
  expect(mayPay("failed")).toBe(true);
});

test("while a payment is on its way nobody pays a second one", () => {
  expect(mayPay("processing")).toBe(false);
  expect(mayPay("other-amount")).toBe(false);
  expect(mayPay(null)).toBe(true);
});
