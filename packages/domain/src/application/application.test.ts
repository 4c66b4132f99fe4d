import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { todayInLagos } from "../format/date.ts";
import { oLevelLimits } from "../o-level/limits.ts";
import { hnd } from "../programmes/hnd.ts";
import { pg } from "../programmes/pg.ts";
import { preDegree } from "../programmes/pre-degree.ts";
import { programmes } from "../programmes/programmes.ts";
import { seventeenth } from "../programmes/testing/seventeenth.ts";
import { subDegree } from "../programmes/sub-degree.ts";
import type { StepKind, StepOf } from "../programmes/programme.ts";
import { messagesOf } from "../validation/messages-of.ts";
import { institutionSchema } from "./steps/institution/schema.ts";
import { schemaOf as oLevelOf, sittingSchema, type SubjectRow } from "./steps/o-level/schema.ts";
import { lgaMissing, needsLga } from "./steps/personal/lga.ts";
import { schemaOf as personalOf } from "./steps/personal/schema.ts";
import { ndResultSchema } from "./steps/nd-result/schema.ts";
import { schemaOf } from "./steps/programme/schema.ts";
import { emptySitting } from "../o-level/empty-sitting.ts";
import { schemas } from "./steps/schemas.ts";
import { asks, idOf, mayOpen, nextStep, stepHash, stepsFor } from "./steps.ts";

const personalWithChoice = personalOf({
  kind: "personal",
  title: "",
  asks: ["health", "address", "next-of-kin", "subject-combination"],
});
const eightSubjects = sittingSchema(8);
const oLevelSchema = oLevelOf({ kind: "o-level", title: "", subjects: 8, asks: [] });
const withJamb = schemaOf({ kind: "programme", title: "", asks: ["jamb"] });

const bornYearsAgo = (years: number) => `${Number(todayInLagos().slice(0, 4)) - years}-06-15`;

const personal = {
  genderId: "2",
  dateOfBirth: bornYearsAgo(18),
  bloodGroupId: "1",
  genoTypeId: "1",
  countryId: "1",
  stateId: "31",
  lgaId: "601",
  town: "Ogbomoso",
  permanentAddress: "12, Ìlọrin Road",
  mobileNumber: "08012345678",
  religionId: "1",
  maritalStatusId: "1",
  nextOfKin: {
    fullName: "Okonkwo Ngọzi",
    relationshipId: "1",
    mobileNumber: "+2348012345678",
    address: "12, Ìlọrin Road",
    email: "ngozi@example.com",
  },
  jupebOptionId: "1",
  jupebOptionSubjectId: "1",
  facultyId: "1",
  departmentId: "1",
};

describe("Personal & Next of Kin", () => {
  test("is good when all is given, and without an LGA where a state has none", () => {
    expect(messagesOf(personalWithChoice, personal)).toEqual([]);
    expect(messagesOf(personalWithChoice, { ...personal, lgaId: "" })).toEqual([]);
    expect([needsLga(33), needsLga(0)]).toEqual([true, false]);
    expect(lgaMissing).toBe("please select your LGA");
  });

  test("asks for each missing answer in the specified words", () => {
    const blank = (values: object): object =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === "object" ? blank(value) : "",
        ]),
      );
    expect(messagesOf(personalWithChoice, blank(personal)).toSorted()).toEqual(
      [
        "genderId: please select your gender",
        "dateOfBirth: please input your date of birth",
        "bloodGroupId: please select your blood group",
        "genoTypeId: please select your blood genotype",
        "countryId: please select your country",
        "stateId: please select your state",
        "town: please enter your town",
        "permanentAddress: please enter contact address",
        "mobileNumber: phone number is required",
        "religionId: please select your religion",
        "maritalStatusId: please select a marital status",
        "nextOfKin.fullName: please enter sponsor's full name",
        "nextOfKin.relationshipId: please select sponsor's relationship",
        "nextOfKin.mobileNumber: phone number is required",
        "nextOfKin.address: please enter your sponsor's address",
        "nextOfKin.email: please enter your sponsor's email address",
        "jupebOptionId: please select your course",
        "jupebOptionSubjectId: please select your subject combination",
        "facultyId: please select your choice of school",
        "departmentId: please select your choice of department",
      ].toSorted(),
    );
  });

  test("refuses who is 15 or 80 by birth year", () => {
    expect(messagesOf(personalWithChoice, { ...personal, dateOfBirth: bornYearsAgo(15) })).toEqual([
      "dateOfBirth: you have to be more than 15 years old",
    ]);
    expect(messagesOf(personalWithChoice, { ...personal, dateOfBirth: bornYearsAgo(80) })).toEqual([
      "dateOfBirth: you have to be less than 80 years old",
    ]);
  });
});

const emptyRow = { subjectId: "", gradeId: "" };

/** Nine rows, the first `count` of which are complete and distinct. */
const rowsOf = (count: number): SubjectRow[] =>
  Array.from({ length: oLevelLimits.rows }, (_, index) =>
    index < count ? { subjectId: String(index + 1), gradeId: "3" } : emptyRow,
  );

const sitting = (subjects: SubjectRow[]) => ({
  examinationTypeId: "1",
  examCenter: "Baptist High School",
  examNumber: "4250101001",
  examYear: "2024",
  cardPin: "123456789012",
  cardSerialNumber: "WRN123456789",
  subjects,
});

describe("an O-Level sitting", () => {
  test.each([
    ["8 subjects", rowsOf(8), []],
    ["9 subjects", rowsOf(9), []],
    ["7 subjects", rowsOf(7), ["subjects: subjects are required"]],
    [
      "8 subjects and a half-filled ninth",
      rowsOf(8).with(8, { subjectId: "9", gradeId: "" }),
      ["subjects: subjects are required"],
    ],
    [
      "8 subjects with a gap among the first 8 rows",
      rowsOf(9).with(2, emptyRow),
      ["subjects: subjects are required"],
    ],
    [
      "the same subject twice",
      rowsOf(8).with(7, { subjectId: "1", gradeId: "2" }),
      ["subjects: duplicate entries exists"],
    ],
    [
      "the same subject in the ninth row",
      rowsOf(9).with(8, { subjectId: "1", gradeId: "2" }),
      ["subjects: duplicate entries exists"],
    ],
  ])("with %s", (_, rows, words) => {
    expect(messagesOf(eightSubjects, sitting(rows))).toEqual(words);
  });

  test("asks for each missing answer in the specified words", () => {
    expect(messagesOf(eightSubjects, emptySitting())).toEqual([
      "examinationTypeId: please select your o level type",
      "examCenter: please enter your exam center",
      "examNumber: please enter your exam number",
      "examYear: please select your exam year",
      "cardPin: please enter your card pin",
      "cardSerialNumber: please enter your card serial number",
      "subjects: subjects are required",
    ]);
  });

  test("stands once or twice", () => {
    const one = sitting(rowsOf(8));
    expect(messagesOf(oLevelSchema, { sittings: [one] })).toEqual([]);
    expect(messagesOf(oLevelSchema, { sittings: [one, one] })).toEqual([]);
    expect(messagesOf(oLevelSchema, { sittings: [] })).toEqual([
      "sittings: this information is required",
    ]);
    expect(messagesOf(oLevelSchema, {})).toEqual(["sittings: this information is required"]);
    expect(oLevelSchema.safeParse({ sittings: [one, one, one] }).success).toBe(false);
  });

  const subject = fc.integer({ min: 1, max: 40 });
  const eight = { minLength: 8, maxLength: 8 };

  test.prop([fc.uniqueArray(subject, eight)])("is good with any 8 different subjects", (ids) => {
    const rows = ids.map((id) => ({ subjectId: String(id), gradeId: "1" }));
    expect(messagesOf(eightSubjects, sitting(rows))).toEqual([]);
  });

  test.prop([fc.uniqueArray(subject, eight), fc.nat(7), fc.nat(7)])(
    "is refused when any two of them are one",
    (ids, from, to) => {
      fc.pre(from !== to);
      const rows = ids.map((id) => ({ subjectId: String(id), gradeId: "1" }));
      const repeated = rows.with(to, rows[from] ?? emptyRow);
      expect(messagesOf(eightSubjects, sitting(repeated))).toEqual([
        "subjects: duplicate entries exists",
      ]);
    },
  );
});

const yearsAttended = (dateFrom: string, dateTo: string) =>
  messagesOf(institutionSchema, {
    nameOfInstitution: "Baptist High School",
    dateFrom,
    dateTo,
    certificate: "WASSCE",
  });

test("the institution asks in the specified words, and ends no earlier than it starts", () => {
  const blank = { nameOfInstitution: "", dateFrom: "", dateTo: "", certificate: "" };
  expect(messagesOf(institutionSchema, blank)).toEqual([
    "nameOfInstitution: enter name of institution",
    "dateFrom: enter start date",
    "dateTo: enter end date",
    "certificate: enter certificate",
  ]);
  expect(yearsAttended("2018", "2018")).toEqual([]);
  expect(yearsAttended("2018", "2024")).toEqual([]);
  expect(yearsAttended("2018", "2017")).toEqual(["dateTo: enter end date"]);
});

test("the ND result takes a CGPA of at most 5 with two decimals", () => {
  const nd = { courseStudied: "Accountancy", schoolAttended: "Ẹdẹ", yearOfGraduationId: 4 };
  for (const cgpa of ["3.45", 5, "0.5"])
    expect(messagesOf(ndResultSchema, { ...nd, cgpa })).toEqual([]);
  for (const cgpa of ["5.01", "3.456", "", 0, "x"]) {
    expect(messagesOf(ndResultSchema, { ...nd, cgpa })).toHaveLength(1);
  }
});

test("JAMB particulars take four different subjects and a score of at most 400", () => {
  const jamb = {
    facultyId: 1,
    departmentId: 1,
    jambNumber: "202612345678ab",
    utmeScore: "287",
    subjectIds: ["1", "2", "3", "4"],
  };
  expect(withJamb.parse(jamb)).toMatchObject({
    jambNumber: "202612345678AB",
    utmeScore: 287,
    subjectIds: [1, 2, 3, 4],
  });
  expect(messagesOf(withJamb, { ...jamb, utmeScore: 401 })).toHaveLength(1);
  expect(messagesOf(withJamb, { ...jamb, subjectIds: ["1", "2", "3", "3"] })).toEqual([
    "subjectIds: duplicate entries exists",
  ]);
});

const schemaOfAny = <K extends StepKind>(step: StepOf<K>) => schemas[step.kind](step);

test("a step may ask several things besides", () => {
  const both = schemaOf({ kind: "programme", title: "", asks: ["jamb", "mode-of-study"] });
  expect(messagesOf(both, {})).toHaveLength(6);
  expect(messagesOf(schemaOf({ kind: "programme", title: "", asks: [] }), {})).toHaveLength(2);
  expect(asks(subDegree, "personal", "subject-combination")).toBe(true);
  expect(asks(subDegree, "programme", "jamb")).toBe(false);
  expect(asks(hnd, "personal", "subject-combination")).toBe(false);
  expect(asks(preDegree, "programme", "alternative")).toBe(true);
});

describe("the steps", () => {
  test("of every programme have a form or files, and a hash by their place", () => {
    for (const { steps } of programmes) {
      for (const step of steps) {
        expect(schemaOfAny(step) === undefined).toBe(step.kind === "documents");
      }
    }
    expect(subDegree.steps.map(({ kind }) => stepHash(subDegree, kind))).toEqual([
      "section_a",
      "section_b",
      "section_c",
      "section_d",
    ]);
  });

  test("beyond the eighth have letters of their own, and one that falls away moves no other", () => {
    const hashes = pg.steps.map((step) => stepHash(pg, idOf(step)));
    expect([hashes.length, hashes[8], hashes.at(-1)]).toEqual([12, "section_i", "section_l"]);
    const award = (answer: string) => stepsFor(seventeenth, { award: answer }).map(idOf);
    const [after] = award("hnd").filter((id) => !award("nd").includes(id));
    expect(award("nd").map((id) => stepHash(seventeenth, id))).toEqual(
      award("hnd").flatMap((id) => (id === after ? [] : [stepHash(seventeenth, id)])),
    );
    expect(after).toBe("nd-result");
  });

  test("open one after the other, never by a jump", () => {
    const after = (...saved: string[]) => ({ saved, answers: {} });
    expect(nextStep(subDegree, after())?.kind).toBe("personal");
    expect(nextStep(subDegree, after("personal", "institution"))?.kind).toBe("o-level");
    expect(mayOpen(subDegree, "institution", after("personal"))).toBe(true);
    expect(mayOpen(subDegree, "documents", after("personal"))).toBe(false);
    expect(mayOpen(subDegree, "nd-result", after("personal"))).toBe(false);
    expect(nextStep(hnd, after(...hnd.steps.map(({ kind }) => kind)))).toBeUndefined();
  });
});
