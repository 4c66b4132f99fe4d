import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { isDouble, type Applicant } from "./doubles.ts";

const amina: Applicant = {
  lastname: "Yar’Adua",
  firstname: "Amina",
  middlename: "Hauwa",
  mobileNumber: "08031234567",
  email: "amina@example.com",
  jambNumber: "202610123456AB",
  dateOfBirth: "2007-03-04",
};

const apart = {
  mobileNumber: "08099999999",
  email: "other@example.com",
  jambNumber: null,
  dateOfBirth: null,
} as const;

const shared = ["mobileNumber", "email", "jambNumber", "dateOfBirth"] as const;

test.prop([fc.subarray([...shared])])("one person has the names and one thing more", (kept) => {
  const other = { ...amina, ...apart, ...Object.fromEntries(kept.map((one) => [one, amina[one]])) };
  expect(isDouble(amina, other)).toBe(kept.length > 0);
  expect(isDouble(other, amina)).toBe(kept.length > 0);
});

test("a brother with the same phone and mailbox is somebody else", () => {
  expect(isDouble(amina, { ...amina, firstname: "Musa", middlename: "" })).toBe(false);
});

test("what is written otherwise is the same", () => {
  const other = { ...amina, ...apart, lastname: "YARADUA", mobileNumber: "+2348031234567" };
  expect(isDouble(amina, other)).toBe(true);
});

test("what nobody has said is nothing that two share", () => {
  expect(isDouble({ ...amina, jambNumber: null }, { ...amina, ...apart })).toBe(false);
});
