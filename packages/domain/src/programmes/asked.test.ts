import { expect, test } from "vitest";
import { answersSchema } from "../application/fields/schema.ts";
import { fieldsOf, idOf } from "../application/steps.ts";
import { messagesOf } from "../validation/messages-of.ts";
import type { Answers } from "./field.ts";
import { studentTypeOf } from "./student-type.ts";
import { cce } from "./cce.ts";
import { diploma } from "./diploma.ts";
import { pg } from "./pg.ts";
import type { Programme } from "./programme.ts";
import { putme } from "./putme.ts";
import { fiveYearSandwich, fourYearSandwich } from "./sandwich.ts";
import { staffRequest } from "./staff-request.ts";
import { uniTransfer } from "./uni-transfer.ts";

/** What a step says to these answers; those of other steps beside them. */
const refused = (programme: Programme, id: string, answers: object, others: Answers = {}) =>
  messagesOf(
    answersSchema(fieldsOf(programme.steps.find((step) => idOf(step) === id)), others),
    answers,
  );

const yesOrNo = "please choose yes or no";

test("of a person is asked what the programme asks, in its words", () => {
  expect(refused(putme, "personal", { disability: "yes" })).toEqual([
    "contactAddress: please enter contact address",
    "permanentAddress: please enter permanent address",
    "disabilityKind: please select your disability",
    `extraTime: ${yesOrNo}`,
  ]);
  expect(refused(putme, "personal", {})).toContain(`disability: ${yesOrNo}`);
  expect(refused(cce, "personal", {})).toEqual(["title: please select your title"]);
  const asked = {
    title: "Mrs",
    maidenName: " Ọlá",
    appliedToUniversity: "yes",
    scholarship: "yes",
  };
  expect(refused(fourYearSandwich, "personal", asked)).toEqual([
    "maidenName: invalid name, check for trailing spaces",
    "appliedToUniversityDate: please select a date",
    `offeredAdmission: ${yesOrNo}`,
    "scholarshipDetails: please enter your scholarship details",
    "paymentPlan: please select a payment plan",
  ]);
  expect(refused(diploma, "personal", {})).toEqual([
    `appliedToUniversity: ${yesOrNo}`,
    `scholarship: ${yesOrNo}`,
    "paymentPlan: please select a payment plan",
  ]);
});

test("children are a whole number from 0 to 30, and a plan is one of two", () => {
  const children = (numberOfChildren: string) =>
    refused(diploma, "personal", {
      numberOfChildren,
      appliedToUniversity: "no",
      scholarship: "no",
      paymentPlan: "Two instalments",
    });
  for (const good of ["", "0", "30"]) expect(children(good), good).toEqual([]);
  for (const bad of ["31", "-1", "1.5", "two"]) {
    expect(children(bad), bad).toEqual(["numberOfChildren: please enter a whole number"]);
  }
  expect(
    refused(diploma, "personal", {
      appliedToUniversity: "no",
      scholarship: "no",
      paymentPlan: "Three instalments",
    }),
  ).toEqual(["paymentPlan: please select a payment plan"]);
});

test("of the choice is asked what the programme asks, in its words", () => {
  const mode = "modeOfStudy: please select your mode of study";
  expect(refused(diploma, "programme", {})).toEqual([mode]);
  expect(refused(cce, "programme", { modeOfStudy: "Full-time" })).toEqual([mode]);
  expect(refused(fourYearSandwich, "programme", { firstSubject: "Yoruba" })).toEqual([
    "sandwichCampus: please select a campus",
    "award: please select an award",
    "secondSubject: please select your subject",
  ]);
  const twice = {
    sandwichCampus: "Ijemi",
    award: "hnd",
    firstSubject: "Yoruba",
    secondSubject: "Yoruba",
  };
  expect(refused(fourYearSandwich, "programme", twice)).toEqual([
    "secondSubject: duplicate entries exists",
  ]);
  expect(refused(pg, "programme", { enrolledBefore: "yes" })).toEqual([
    "areaOfSpecialization: please select your area of specialization",
    mode,
    "matricNumber: please enter your matric number",
    "enrolledYear: please select a date",
  ]);
  expect(refused(pg, "programme", {})).toContain(`enrolledBefore: ${yesOrNo}`);
  expect(refused(uniTransfer, "form:previous-study", { disciplined: "yes" })).toEqual([
    "previousSchool: please enter the school you attended",
    "previousCourse: please enter the course you studied",
    "previousMatricNumber: please enter your matric number",
    "previousLevel: please select your level",
    "yearFrom: please select a date",
    "yearTo: please select a date",
    "cgpaScale: please select the scale of your CGPA",
    "cgpa: please enter your CGPA",
    "disciplineDetails: please say why",
  ]);
  const staff = refused(staffRequest, "personal", {});
  expect(staff).toContain("staffNumber: please enter the staff number");
  expect(staff).toContain("relationship: please select the relationship");
});

test("rows are asked for in their words: one to six schools, up to five employers or the tick", () => {
  const school = { schoolName: "", yearFrom: "2019", certificate: "Another" };
  expect(refused(diploma, "form:education", { education: [school] })).toEqual([
    "education.0.schoolName: please enter location",
    "education.0.majorField: please enter a field of study",
    "education.0.yearTo: please select a date",
    "education.0.otherCertificate: please enter a degree",
  ]);
  const good = { schoolName: "Ẹdẹ", majorField: "Arts", yearFrom: "2019", yearTo: "2020" };
  const schools = (count: number) =>
    refused(diploma, "form:education", {
      education: Array.from({ length: count }, () => ({ ...good, certificate: "SSCE" })),
    });
  expect([schools(0).length, schools(1).length]).toEqual([1, 0]);
  expect([schools(6).length, schools(7).length]).toEqual([0, 1]);
  expect(refused(cce, "form:employment", { employment: [{ yearFrom: "2019" }] })).toEqual([
    "employment.0.employer: please enter your employer",
    "employment.0.position: please enter your position",
  ]);
  const employers = (count: number) =>
    refused(cce, "form:employment", {
      employment: Array.from({ length: count }, () => ({
        employer: "Ẹdẹ",
        position: "Clerk",
        yearFrom: "2019",
      })),
    });
  expect([employers(5).length, employers(6).length]).toEqual([0, 1]);
  expect(refused(cce, "form:employment", { notEmployed: "yes" })).toEqual([]);
  const place = { employer: "Ẹdẹ", position: "Teacher", yearFrom: "2019" };
  expect(refused(fourYearSandwich, "form:employment", { employment: [place] })).toEqual([
    "employment.0.firstAppointment: please select a date",
  ]);
});

test("a teacher's certificate decides what is asked of it", () => {
  const of = (programme: Programme, certificateType: string, more = {}) =>
    refused(programme, "form:certificates", { certificateType, ...more });
  expect(of(fourYearSandwich, "")).toEqual(["certificateType: please select your certificate"]);
  expect(of(fourYearSandwich, "3")).toEqual([
    "nceSchool: please enter the school you attended",
    "nceYear: please select a date",
    "nceExamNumber: please enter your exam number",
    "nceGrade: please select your grade",
  ]);
  // An ACE is the five years', and an NCE the four.
  expect(of(fourYearSandwich, "9")).toEqual(of(fourYearSandwich, ""));
  expect(of(fiveYearSandwich, "3")).toEqual(of(fiveYearSandwich, ""));
  expect(of(fiveYearSandwich, "9")).toEqual(["aceDiplomas: subjects are required"]);
  const row = { subject: "Yoruba", grade: "Credit", year: "2015" };
  expect(of(fiveYearSandwich, "9", { aceDiplomas: [row, row] })).toEqual([
    "aceDiplomas: duplicate entries exists",
  ]);
  expect(of(fiveYearSandwich, "10", { tcCertificates: [row] })).toEqual([
    "tcCertificates.0.examNo: please enter your exam number",
  ]);
  expect(of(fiveYearSandwich, "9", { aceDiplomas: [{}] })).toEqual([
    "aceDiplomas.0.subject: please select your subject",
    "aceDiplomas.0.grade: please select your grade",
    "aceDiplomas.0.year: please select a date",
  ]);
  expect(of(fiveYearSandwich, "100", { certificates: [{}] })).toEqual([
    "certificates.0.certificate: please enter a degree",
    "certificates.0.type: please select your certificate",
  ]);
});

test("who studies for a sandwich diploma is another kind of student", () => {
  for (const programme of [fourYearSandwich, fiveYearSandwich]) {
    expect(studentTypeOf(programme, { award: "diploma" })).toBe(10);
    expect(studentTypeOf(programme, { award: "hnd" }) ?? programme.studentTypeId).toBe(9);
  }
});

const words = (count: number) => "word ".repeat(count);

test("postgraduate sections ask in their words, and a statement has 150 to 600 of them", () => {
  const statement = (text: string) =>
    refused(pg, "form:other-information", {
      hearAboutUs: "Radio or television",
      fieldOfStudy: "Arts",
      statement: text,
    });
  expect(statement("")).toEqual(["statement: please write your statement"]);
  for (const count of [149, 601]) {
    expect(statement(words(count))).toEqual(["statement: please use 150 to 600 words"]);
  }
  for (const count of [150, 600]) expect(statement(words(count))).toEqual([]);
  const school = {
    schoolName: "Ẹdẹ",
    majorField: "Arts",
    yearFrom: "2019",
    yearTo: "2020",
  };
  expect(
    refused(pg, "form:education", { education: [{ ...school, certificate: "SSCE" }] }),
  ).toEqual(["education: please enter the qualification that you apply with"]);
  expect(refused(pg, "form:education", { education: [{ ...school, certificate: "HND" }] })).toEqual(
    ["education.0.class: please select the class of your award"],
  );
  expect(refused(pg, "form:languages", { languages: [{ language: "Tiv" }] })).toEqual([
    "languages.0.proficiency: please select your proficiency",
  ]);
  const tiv = { language: "Tiv", proficiency: "Good" };
  expect(refused(pg, "form:languages", { languages: [tiv, tiv] })).toEqual([
    "languages: duplicate entries exists",
  ]);
  expect(refused(pg, "form:publications", { publications: [{ status: "Draft" }] })).toEqual([
    "publications.0.title: please enter a title",
    "publications.0.status: please select the status",
    "publications.0.year: please select a date",
  ]);
  for (const list of ["certificates", "honours", "languages", "publications"]) {
    expect(refused(pg, `form:${list}`, { [`no-${list}`]: "yes" }), list).toEqual([]);
    expect(refused(pg, `form:${list}`, {}), list).toHaveLength(1);
  }
});

test("referees are three, of a diploma two, each asked for in words of the section", () => {
  const named = (count: number, award: string) =>
    refused(
      pg,
      "referees",
      {
        neverRead: "yes",
        referees: Array.from({ length: count }, (_, at) => ({
          title: "Dr",
          fullName: "Eze Ada",
          institution: "Ìbàdàn",
          position: "Reader",
          relationship: "Lecturer",
          email: `r${at}@example.com`,
          phone: "08032345670",
        })),
      },
      { award },
    );
  for (const [award, count] of [
    ["pgd", 2],
    ["masters", 3],
    ["phd", 3],
  ] as const) {
    expect(named(count, award), award).toEqual([]);
    expect(named(count - 1, award), award).toEqual(["referees: this information is required"]);
    expect(named(count + 1, award), award).toHaveLength(1);
  }
  const empty = refused(pg, "referees", { referees: [{}, {}] }, { award: "pgd" });
  expect(empty.filter((one) => !one.startsWith("referees.1"))).toEqual([
    "referees.0.title: please select your title",
    "referees.0.fullName: please enter the full name",
    "referees.0.institution: please enter the institution",
    "referees.0.position: please enter your position",
    "referees.0.relationship: please select the relationship",
    "referees.0.email: please input email address",
    "referees.0.phone: phone number is required",
    "neverRead: Tick the checkbox to continue",
  ]);
});
