import { expect, test } from "vitest";
import { isKnown } from "./prefilled-answers.ts";

const subjects = [6, 2, 12, 42].map((id) => ({ id, name: `Subject ${id}` }));
const listed = { jambNumber: "202612345678AB", utmeScore: 240, subjects };

test("what JAMB's list says is known, whether it has a field of its own or is asked as data", () => {
  const record = { known: listed, present: null };
  for (const field of ["jambNumber", "utmeScore", "subjectIds.3"]) {
    expect(isKnown(record, field), field).toBe(true);
  }
  for (const field of ["answers.jambNumber", "answers.utmeScore", "answers.fourthSubject"]) {
    expect(isKnown(record, field), field).toBe(true);
  }
  for (const field of ["facultyId", "answers.staffNumber", "genderId", "answers"]) {
    expect(isKnown(record, field), field).toBe(false);
  }
});

test("a number alone locks no other field, and an earlier application locks gender and birth", () => {
  const number = { jambNumber: "202612345678AB", utmeScore: null, subjects: [] };
  expect(isKnown({ known: number, present: null }, "utmeScore")).toBe(false);
  expect(isKnown({ known: number, present: null }, "answers.jambNumber")).toBe(true);
  expect(isKnown({ known: null, present: { fixed: true } }, "dateOfBirth")).toBe(true);
  expect(isKnown({ known: null, present: { fixed: false } }, "dateOfBirth")).toBe(false);
  expect(isKnown({ known: null, present: null }, "jambNumber")).toBe(false);
});
