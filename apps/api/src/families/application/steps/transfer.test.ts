import { sampleOfEach } from "@polyportal/domain/application/fields/sample";
import type { StepId } from "@polyportal/domain/programmes/programme";
import { uniTransfer } from "@polyportal/domain/programmes/uni-transfer";
import { afterAll, expect, test } from "vitest";
import { applicantAt, applicationServer, load, save } from "../testing/applicant.ts";

const server = await applicationServer();
afterAll(server.stop);

type Case = readonly [what: string, changes: object, fields: Record<string, string>];

const option = { departmentOptionId: "please select your option" };
const options: readonly Case[] = [
  ["no option", { departmentOptionId: "" }, option],
  ["an option of another department", { departmentOptionId: 1 }, option],
  ["an option that is none", { departmentOptionId: 999 }, option],
];

const transferAnswers = sampleOfEach(uniTransfer);
const withAnswers = (id: StepId, changes: object) => ({
  answers: { ...transferAnswers[id], ...changes },
});
const inChoice = (changes: object) => withAnswers("programme", changes);
const level = { "answers.level": "please select the level you want to enter" };
const transfer: readonly Case[] = [
  ["no level", inChoice({ level: "" }), level],
  ["the last level of an award", inChoice({ level: "ND II" }), level],
  ["no reason", inChoice({ reason: " " }), { "answers.reason": "please say why" }],
  ["a short reason", inChoice({ reason: "a".repeat(19) }), { "answers.reason": "please say why" }],
];

const inStudy = (changes: object) => withAnswers("form:previous-study", changes);
const previousStudy: readonly Case[] = [
  [
    "this school",
    inStudy({ previousSchool: ` ${server.services.config.school.name.toUpperCase()}.` }),
    { "answers.previousSchool": "you are a student here; ask for a change of department" },
  ],
  ["4.2 on scale 4", inStudy({ cgpa: "4.2" }), { "answers.cgpa": "a CGPA is at most 4" }],
  ["a comma", inStudy({ cgpa: "3,5" }), { "answers.cgpa": "3,5 has a comma: type 3.5" }],
  [
    "the end before the start",
    inStudy({ yearTo: "2018" }),
    { "answers.yearTo": "please select a date" },
  ],
  [
    "expelled, and no word of it",
    inStudy({ disciplineDetails: "" }),
    { "answers.disciplineDetails": "please say why" },
  ],
];

test.each<[what: string, id: StepId, cases: readonly Case[]]>([
  ["the choice", "programme", [...options, ...transfer]],
  ["the study before", "form:previous-study", previousStudy],
])("%s of who transfers must be right in itself and with the school", async (_, id, cases) => {
  const applicant = await applicantAt(server, uniTransfer, id);
  for (const [what, changes, fields] of cases) {
    const answer = await save(server, applicant, id, { ...changes });
    expect({ what, ...answer }).toMatchObject({ what, status: 422, fields });
  }
});

test("a department without options asks for none", async () => {
  const applicant = await applicantAt(server, uniTransfer, "programme");
  const statistics = { facultyId: 2, departmentId: 7, departmentOptionId: "" };
  expect(await save(server, applicant, "programme", statistics)).toMatchObject({ status: 200 });
  expect(await load(server, applicant)).toMatchObject({ departmentOption: null });
});

test("the school's transcript is awaited until it came", async () => {
  const applicant = await applicantAt(server, uniTransfer);
  expect(await load(server, applicant)).toMatchObject({ proofReceivedAt: null });
});
