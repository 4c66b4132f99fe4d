import { todayInLagos } from "@polyportal/domain/format/date";
import { asks, stepOf } from "@polyportal/domain/application/steps";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { ndPartTime } from "@polyportal/domain/programmes/nd-part-time";
import { nd } from "@polyportal/domain/programmes/nd";
import { preDegree } from "@polyportal/domain/programmes/pre-degree";
import type { Asked, Programme, StepId } from "@polyportal/domain/programmes/programme";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { afterAll, describe, expect, test } from "vitest";
import { applicantAt, applicationServer, load, openNew, save } from "../testing/applicant.ts";
import { eachWay } from "../testing/each-way.ts";
import { personal } from "../testing/entries.ts";

const server = await applicationServer();
afterAll(server.stop);

/** Whether next of kin or sponsor is asked. */
const asksKin = (programme: Programme) =>
  asks(programme, "personal", "next-of-kin") || asks(programme, "personal", "sponsor");

/** Fields that only some programmes ask, by their first word. */
const askedWith: Readonly<Record<string, Asked<"personal">>> = {
  bloodGroupId: "health",
  genoTypeId: "health",
  nextOfKin: "next-of-kin",
};
const isAsked = (programme: Programme, [, , fields]: Case) =>
  Object.keys(fields).every((field) => {
    const what = askedWith[field.split(".")[0] ?? ""];
    return (
      !what || (what === "next-of-kin" ? asksKin(programme) : asks(programme, "personal", what))
    );
  });
const thisYear = Number(todayInLagos().slice(0, 4));
const kin = personal.nextOfKin;

type Case = readonly [what: string, changes: object, fields: Record<string, string>];

/** Sends each case as an applicant at this step and returns the answers. */
async function answersTo(programme: Programme, kind: StepId, cases: readonly Case[]) {
  const applicant = await applicantAt(server, programme, kind);
  const answers = [];
  for (const [what, changes] of cases) {
    const answer = await save(server, applicant, kind, { ...changes });
    answers.push({ what, status: answer.status, fields: "fields" in answer ? answer.fields : {} });
  }
  const { saved } = await load(server, applicant);
  return { answers, saved: saved.includes(kind) };
}

const refused = (cases: readonly Case[]) => ({
  answers: cases.map(([what, , fields]) => ({ what, status: 422, fields })),
  saved: false,
});

const names = "invalid name, check for trailing spaces";
const born = (years: number) => `${thisYear - years}-06-15`;
const withKin = (changes: object) => ({ nextOfKin: { ...kin, ...changes } });

const personalCases: readonly Case[] = [
  ["no gender", { genderId: "" }, { genderId: "please select your gender" }],
  ["a gender that is none", { genderId: 99 }, { genderId: "please select your gender" }],
  ["an id past all numbers", { genderId: 9e15 }, { genderId: "please select your gender" }],
  [
    "another list's blood group",
    { bloodGroupId: 50 },
    { bloodGroupId: "please select your blood group" },
  ],
  [
    "a genotype that is none",
    { genoTypeId: 50 },
    { genoTypeId: "please select your blood genotype" },
  ],
  ["a religion that is none", { religionId: 50 }, { religionId: "please select your religion" }],
  [
    "a marital status that is none",
    { maritalStatusId: 50 },
    { maritalStatusId: "please select a marital status" },
  ],
  [
    "a relationship that is none",
    withKin({ relationshipId: 999 }),
    { "nextOfKin.relationshipId": "please select sponsor's relationship" },
  ],
  [
    "a country that is none",
    { countryId: 1 },
    { countryId: "please select your country", stateId: "please select your state" },
  ],
  ["a state of another country", { countryId: 288 }, { stateId: "please select your state" }],
  ["a state's LGA left out", { lgaId: undefined }, { lgaId: "please select your LGA" }],
  ["an LGA of another state", { lgaId: 5660201 }, { lgaId: "please select your LGA" }],
  [
    "15 years of age",
    { dateOfBirth: born(15) },
    { dateOfBirth: "you have to be more than 15 years old" },
  ],
  [
    "80 years of age",
    { dateOfBirth: born(80) },
    { dateOfBirth: "you have to be less than 80 years old" },
  ],
  [
    "29 February of no leap year",
    { dateOfBirth: "2007-02-29" },
    { dateOfBirth: "there is no 29 February 2007, please check the date" },
  ],
  [
    "the empty date",
    { dateOfBirth: "0001-01-01" },
    { dateOfBirth: "please input your date of birth" },
  ],
  ["a phone of 9 digits", { mobileNumber: "0801234567" }, { mobileNumber: "invaild phone number" }],
  ["no phone", { mobileNumber: " " }, { mobileNumber: "phone number is required" }],
  ["a town of spaces", { town: "   " }, { town: "please enter your town" }],
  [
    "a sponsor of one name",
    withKin({ fullName: "Okonkwo" }),
    { "nextOfKin.fullName": "enter both first and last name" },
  ],
  [
    "a sponsor with a space behind",
    withKin({ fullName: "Okonkwo Ada " }),
    { "nextOfKin.fullName": names },
  ],
  [
    "a sponsor made of script",
    withKin({ fullName: "<b>Ada</b> Obi" }),
    { "nextOfKin.fullName": names },
  ],
  [
    "a sponsor's bad e-mail",
    withKin({ email: "ada@" }),
    { "nextOfKin.email": "invalid email address" },
  ],
];

describe.each(eachWay((programme) => stepOf(programme, "personal")?.asks))(
  "personal details of %s",
  (_, programme) => {
    test("are refused at the field that is wrong", async () => {
      const cases = personalCases.filter((one) => isAsked(programme, one));
      expect(await answersTo(programme, "personal", cases)).toEqual(refused(cases));
    });

    test("wait for the passport photo", async () => {
      const applicant = await openNew(server, programme);
      expect(await save(server, applicant, "personal")).toMatchObject({
        status: 409,
        code: "passport_missing",
        title: "Invalid Action!",
        message: "Please, upload your profile picture before you can proceed!",
      });
    });

    test("are taken at the edges: ages 16 and 79, no LGA where there is none, marks and hyphens", async () => {
      const applicant = await applicantAt(server, programme, "personal");
      const edges = [
        { dateOfBirth: born(16) },
        { dateOfBirth: born(79) },
        { dateOfBirth: "2008-02-29", mobileNumber: "+234-801-234-5678" },
        { countryId: 288, stateId: 28801, lgaId: null },
        withKin({ fullName: "Yar’Adua Abdul-Rahman O\u0323la\u0301" }),
      ];
      for (const changes of edges) {
        expect(await save(server, applicant, "personal", changes)).toMatchObject({ status: 200 });
      }
      expect(await load(server, applicant)).toMatchObject({
        nextOfKin: asksKin(programme)
          ? { fullName: "Yar’Adua Abdul-Rahman O\u0323la\u0301" }
          : null,
        mobileNumber: "08012345678",
        saved: ["personal"],
      });
    });

    test("saved again replace what was there", async () => {
      const applicant = await applicantAt(server, programme, "personal");
      await save(server, applicant, "personal", { town: "Ilorin" });
      await save(server, applicant, "personal", {
        town: "Offa",
        countryId: 288,
        stateId: 28801,
        lgaId: "",
      });
      expect(await load(server, applicant)).toMatchObject({
        town: "Offa",
        country: { id: 288, name: "Ghana" },
        lga: null,
      });
    });
  },
);

const school = "please select your choice of school";
const department = "please select your choice of department";

const combination: readonly Case[] = [
  ["no course", { jupebOptionId: undefined }, { jupebOptionId: "please select your course" }],
  [
    "a course that is none",
    { jupebOptionId: 99 },
    {
      jupebOptionId: "please select your course",
      jupebOptionSubjectId: "please select your subject combination",
    },
  ],
  [
    "another course's combination",
    { jupebOptionSubjectId: 4 },
    { jupebOptionSubjectId: "please select your subject combination" },
  ],
  ["no school", { facultyId: "" }, { facultyId: school }],
  ["a department of another school", { facultyId: 1 }, { departmentId: department }],
  ["a department that is closed", { facultyId: 1, departmentId: 1 }, { departmentId: department }],
];

const choice: readonly Case[] = [
  ["no school", { facultyId: undefined }, { facultyId: school }],
  ["a school that is none", { facultyId: 77 }, { facultyId: school, departmentId: department }],
  ["a department of another school", { facultyId: 3 }, { departmentId: department }],
];

const closed: readonly Case[] = [
  ["a department that is closed", { facultyId: 4, departmentId: 14 }, { departmentId: department }],
];

const mode = { modeOfStudyId: "please select your mode of study" };
const modes: readonly Case[] = [
  ["no mode of study", { modeOfStudyId: undefined }, mode],
  ["full time", { modeOfStudyId: 1 }, mode],
];

const another = { alternativeDepartmentId: "please choose another department" };
const alternative: readonly Case[] = [
  ["no alternative", { alternativeDepartmentId: "" }, another],
  ["no school for it", { alternativeFacultyId: "" }, { alternativeFacultyId: school }],
  ["the first choice again", { alternativeDepartmentId: 5 }, another],
  ["another school's", { alternativeFacultyId: 3 }, another],
  ["one that is closed", { alternativeFacultyId: 4, alternativeDepartmentId: 14 }, another],
];

const subject = "please select your JAMB subject";
const score = "please enter your UTME score";
const jamb: readonly Case[] = [
  ["no number", { jambNumber: undefined }, { jambNumber: "please enter your JAMB number" }],
  [
    "a number with a space",
    { jambNumber: "2026 12345678" },
    { jambNumber: "a JAMB number has 8 to 14 letters and digits" },
  ],
  ["a score of 401", { utmeScore: 401 }, { utmeScore: "a UTME score is at most 400" }],
  ["a score of 0", { utmeScore: 0 }, { utmeScore: score }],
  ["half a score", { utmeScore: 200.5 }, { utmeScore: "please enter a whole number" }],
  ["three subjects", { subjectIds: [1, 2, 3] }, { subjectIds: subject }],
  ["five subjects", { subjectIds: [1, 2, 3, 4, 5] }, { subjectIds: subject }],
  ["a subject twice", { subjectIds: [1, 2, 3, 3] }, { subjectIds: "duplicate entries exists" }],
  ["a subject that is none", { subjectIds: [1, 2, 3, 999] }, { "subjectIds.3": subject }],
];

const year = { yearOfGraduationId: "please select your year of graduation" };
const ndResult: readonly Case[] = [
  ["a CGPA over 5", { cgpa: 5.01 }, { cgpa: "a CGPA is at most 5" }],
  ["three decimals", { cgpa: 3.255 }, { cgpa: "a CGPA has at most two decimals" }],
  ["no course", { courseStudied: " " }, { courseStudied: "please enter the course you studied" }],
  ["no school", { schoolAttended: "" }, { schoolAttended: "please enter the school you attended" }],
  ["no year", { yearOfGraduationId: "" }, year],
  ["next year", { yearOfGraduationId: thisYear + 1 }, year],
  ["1949", { yearOfGraduationId: 1949 }, year],
];

const start = { dateFrom: "enter start date" };
const end = { dateTo: "enter end date" };
const institution: readonly Case[] = [
  ["no name", { nameOfInstitution: "" }, { nameOfInstitution: "enter name of institution" }],
  ["no certificate", { certificate: "" }, { certificate: "enter certificate" }],
  ["no years", { dateFrom: "", dateTo: "" }, { ...start, ...end }],
  ["the end before the start", { dateFrom: "2020", dateTo: "2019" }, end],
  ["a start in 1949", { dateFrom: "1949" }, start],
  ["an end in the future", { dateTo: String(thisYear + 1) }, end],
];

test.each<[what: string, programme: Programme, kind: StepId, cases: readonly Case[]]>([
  ["the sub-degree choice of study", subDegree, "personal", combination],
  ["the ND choice", nd, "programme", choice],
  ["the HND choice", hnd, "programme", [...choice, ...closed]],
  ["the part-time choice", ndPartTime, "programme", [...choice, ...closed, ...modes]],
  ["the pre-degree choice", preDegree, "programme", [...choice, ...alternative]],
  ["JAMB particulars", nd, "programme", jamb],
  ["the ND result", hnd, "nd-result", ndResult],
  ["the sub-degree institution", subDegree, "institution", institution],
  ["the part-time institution", ndPartTime, "institution", institution],
])(
  "%s must be right in itself and with the school's records",
  async (_, programme, kind, cases) => {
    expect(await answersTo(programme, kind, cases)).toEqual(refused(cases));
  },
);

test.each([
  ["sub-degree", subDegree],
  ["part-time", ndPartTime],
])("a %s applicant may have started and ended in the same year, long ago", async (_, programme) => {
  const applicant = await applicantAt(server, programme, "institution");
  const sameYear = { dateFrom: "1950", dateTo: "1950" };
  expect(await save(server, applicant, "institution", sameYear)).toMatchObject({ status: 200 });
  expect(await load(server, applicant)).toMatchObject({ institutionAttended: sameYear });
});
