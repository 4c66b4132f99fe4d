import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { studentRows } from "../document/papers/rows.ts";
import {
  accountNames,
  admissionNumberInList,
  numberWithKind,
  numberLabels,
  studentNumber,
} from "./number.ts";

test("a student is called by the matric number, and until it is given by the admission number", () => {
  const admissionNumber = "ADM/2026/000123";
  expect(studentNumber({ matricNumber: null, admissionNumber })).toBe(admissionNumber);
  expect(studentNumber({ matricNumber: "ND/COM/26/0417", admissionNumber })).toBe("ND/COM/26/0417");
});

test("an account is called by the user name, and a student's by a number that is another, too", () => {
  const matricNumber = "ND/COM/26/0417";
  expect(accountNames({ userName: "ada.bello", matricNumber })).toEqual([
    "ada.bello",
    matricNumber,
  ]);
  expect(accountNames({ userName: "nd/com/26/0417", matricNumber })).toEqual(["nd/com/26/0417"]);
  expect(accountNames({ userName: "exams", matricNumber: null })).toEqual(["exams"]);
});

const matric = fc.stringMatching(/^(ND|HND)\/COM\/\d\d\/\d{4}$/);
const admission = fc.stringMatching(/^ADM\/\d{4}\/\d{6}$/);
const numbers = fc.oneof(
  fc.record({ matricNumber: matric, admissionNumber: fc.option(admission) }),
  fc.record({ matricNumber: fc.constant(null), admissionNumber: admission }),
);

test.prop([numbers])("a paper calls each number what it is", (own) => {
  const called = numberWithKind(own);
  expect(called.matricNumber).toBe(studentNumber(own));
  expect(admissionNumberInList(called)).toBe(
    own.matricNumber === null ? `${own.admissionNumber} (admission number)` : undefined,
  );
  const unknown = { fullName: "", faculty: "", department: "", programme: "", level: "" };
  const printed = studentRows({ ...unknown, ...called }).filter(({ label }) =>
    Object.values(numberLabels).includes(label),
  );
  expect(printed).toEqual([
    own.matricNumber === null
      ? { label: "Admission number", value: own.admissionNumber }
      : { label: "Matric number", value: own.matricNumber },
  ]);
});
