import { expect, test } from "vitest";
import { isPrefilled } from "./prefilled-answers.ts";

const subjects = [6, 2, 12, 42].map((id) => ({ id, name: `Subject ${id}` }));
const listed = { jambNumber: "202612345678AB", utmeScore: 240, subjects };

test("what JAMB's list says is known, whether it has a field of its own or is asked as data", () => {
  const record = { prefill: listed, present: null };
  for (const field of ["jambNumber", "utmeScore", "subjectIds.3"]) {
    expect(isPrefilled(record, field), field).toBe(true);
  }
  for (const field of ["answers.jambNumber", "answers.utmeScore", "answers.fourthSubject"]) {
    expect(isPrefilled(record, field), field).toBe(true);
  }
  for (const field of ["facultyId", "answers.staffNumber", "genderId", "answers"]) {
    expect(isPrefilled(record, field), field).toBe(false);
  }
});

test("a number alone locks no other field, and an earlier application locks gender and birth", () => {
  const number = { jambNumber: "202612345678AB", utmeScore: null, subjects: [] };
  expect(isPrefilled({ prefill: number, present: null }, "utmeScore")).toBe(false);
  expect(isPrefilled({ prefill: number, present: null }, "answers.jambNumber")).toBe(true);
  expect(isPrefilled({ prefill: null, present: { fixed: true } }, "dateOfBirth")).toBe(true);
  expect(isPrefilled({ prefill: null, present: { fixed: false } }, "dateOfBirth")).toBe(false);
  expect(isPrefilled({ prefill: null, present: null }, "jambNumber")).toBe(false);
});
