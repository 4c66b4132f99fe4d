import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { levels } from "../student/levels.ts";
import { studentTypeIds } from "../student/types.ts";
import { admissionReference, letterKindOf, offerOf, programmeAt, studyIn } from "./offer.ts";

const places = levels.flatMap(({ id, studentTypeIds: types }) =>
  types.map((type) => [type, id] as const),
);

test.prop([fc.constantFrom(...places)])(
  "everybody was admitted for an award in one to three years",
  ([type, levelId]) => {
    const { programme, duration } = offerOf(type, levelId);
    expect(programme).toMatch(/Diploma|JUPEB|Master’s degree|Doctorate/);
    expect(duration).toMatch(/^(1 year|[23] years)$/);
  },
);

test("who comes into the second year stays one", () => {
  expect(offerOf(studentTypeIds.undergraduate, 1).duration).toBe("2 years");
  expect(offerOf(studentTypeIds.undergraduate, 2).duration).toBe("1 year");
});

test("the award follows the level, the mode the kind of student", () => {
  expect(offerOf(studentTypeIds.undergraduate, 3)).toEqual({
    programme: "Higher National Diploma",
    modeOfStudy: "Full-time",
    duration: "2 years",
  });
  expect(offerOf(studentTypeIds.sandwichDiploma, 1)).toMatchObject({
    programme: "National Diploma",
    modeOfStudy: "Sandwich",
  });
  expect(offerOf(studentTypeIds.diploma, 1).programme).toBe("Diploma");
  const doctorate = { programme: "Doctorate", modeOfStudy: "Full-time", duration: "3 years" };
  expect(offerOf(studentTypeIds.postgraduate, 9)).toEqual(doctorate);
});

test("JUPEB and postgraduates have letters of their own", () => {
  expect(Object.values(studentTypeIds).map(letterKindOf)).toEqual([
    "letter",
    "letter_pg",
    "letter",
    "jupeb",
    "letter",
    "letter",
  ]);
});

test("a letter is numbered after the student", () => {
  const given = { matricNumber: "ND/COM/26/0417", admissionNumber: "ADM/2026/000123" };
  expect(admissionReference(given)).toBe("ADM/2026/000123");
  expect(admissionReference({ ...given, admissionNumber: null })).toBe("ADM/ND/COM/26/0417");
});

test("whoever was another kind of student in a session studied in that kind's way in it", () => {
  const now = {
    studentTypeId: studentTypeIds.sandwich,
    levelId: 2,
    programme: "National Diploma, evenings",
  };
  const was = { studentTypeId: studentTypeIds.undergraduate, levelId: 1 };
  expect(programmeAt(studyIn(now, was), 1)).toBe("National Diploma, full-time");
  expect(programmeAt(studyIn(now, { ...was, studentTypeId: now.studentTypeId }), 1)).toBe(
    "National Diploma, evenings",
  );
});
