import { expect, test } from "vitest";
import { studentNumber } from "./number.ts";

test("a student is called by the matric number, and until it is given by the admission number", () => {
  const admissionNumber = "ADM/2026/000123";
  expect(studentNumber({ matricNumber: null, admissionNumber })).toBe(admissionNumber);
  expect(studentNumber({ matricNumber: "ND/COM/26/0417", admissionNumber })).toBe("ND/COM/26/0417");
});
