import { todayInLagos } from "@polyportal/domain/format/date";
import { cce } from "@polyportal/domain/programmes/cce";
import { preDegree } from "@polyportal/domain/programmes/pre-degree";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { putme } from "@polyportal/domain/programmes/putme";
import { uniTransfer } from "@polyportal/domain/programmes/uni-transfer";
import { oLevelLimits } from "@polyportal/domain/o-level/limits";
import { stepOf } from "@polyportal/domain/application/steps";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  applicantAt,
  applicationServer,
  load,
  save,
  send,
  type Applicant,
} from "../../testing/applicant.ts";
import { eachWay } from "../../testing/each-way.ts";
import { sitting, subjectRows } from "../../testing/entries.ts";

const server = await applicationServer();
afterAll(server.stop);

const thisYear = Number(todayInLagos().slice(0, 4));
const incomplete = "subjects are required";
const repeated = "duplicate entries exists";

/** Nine valid rows, except for the given ones. */
const rows = (changes: Record<number, { subjectId: string; gradeId: string }>, complete = 8) =>
  subjectRows(complete).map((row, index) => changes[index] ?? row);

const wrong: readonly [what: string, changes: object, field: string, message: string][] = [
  [
    "no examination type",
    { examinationTypeId: "" },
    "examinationTypeId",
    "please select your o level type",
  ],
  [
    "a type that is none",
    { examinationTypeId: 99 },
    "examinationTypeId",
    "please select your o level type",
  ],
  ["no exam center", { examCenter: " " }, "examCenter", "please enter your exam center"],
  ["no exam number", { examNumber: "" }, "examNumber", "please enter your exam number"],
  ["no exam year", { examYear: "" }, "examYear", "please select your exam year"],
  [
    "an exam next year",
    { examYear: String(thisYear + 1) },
    "examYear",
    "please select your exam year",
  ],
  [
    "an exam 30 years ago",
    { examYear: String(thisYear - 30) },
    "examYear",
    "please select your exam year",
  ],
  ["no card pin", { cardPin: "" }, "cardPin", "please enter your card pin"],
  [
    "no serial number",
    { cardSerialNumber: "" },
    "cardSerialNumber",
    "please enter your card serial number",
  ],
  ["no subject", { subjects: [] }, "subjects", incomplete],
  [
    "a grade missing",
    { subjects: rows({ 3: { subjectId: "4", gradeId: "" } }) },
    "subjects",
    incomplete,
  ],
  [
    "a ninth row half filled",
    { subjects: rows({ 8: { subjectId: "9", gradeId: "" } }) },
    "subjects",
    incomplete,
  ],
  [
    "the same subject twice",
    { subjects: rows({ 1: { subjectId: "1", gradeId: "2" } }) },
    "subjects",
    repeated,
  ],
  [
    "the same subject written twice in two ways",
    { subjects: rows({ 1: { subjectId: "01", gradeId: "2" } }) },
    "subjects",
    repeated,
  ],
  [
    "a subject that is none",
    { subjects: rows({ 1: { subjectId: "999", gradeId: "2" } }) },
    "subjects",
    incomplete,
  ],
  [
    "a subject that is no number",
    { subjects: rows({ 1: { subjectId: "Mathematics", gradeId: "2" } }) },
    "subjects",
    incomplete,
  ],
  [
    "a grade that is none",
    { subjects: rows({ 1: { subjectId: "2", gradeId: "10" } }) },
    "subjects",
    incomplete,
  ],
  [
    "a grade past all numbers",
    { subjects: rows({ 1: { subjectId: "2", gradeId: "9e99" } }) },
    "subjects",
    incomplete,
  ],
];

/** A valid sitting before the wrong one. */
const another = { ...sitting, examNumber: "4250101999" };

test("a sitting that stands twice is refused where a programme says so, and tells nothing elsewhere", async () => {
  const sittings = [sitting, { ...sitting, examNumber: sitting.examNumber.toLowerCase() }];
  const transfer = await applicantAt(server, uniTransfer, "o-level");
  expect(await save(server, transfer, "o-level", { sittings })).toMatchObject({
    status: 422,
    fields: { "sittings.1.examNumber": "this sitting stands twice" },
  });
  expect(await save(server, transfer, "o-level", { sittings: [sitting, another] })).toMatchObject({
    status: 200,
  });
  expect((await load(server, transfer)).answers).toMatchObject({ sittings: "2" });
  // Then the second result is needed too.
  expect(await save(server, transfer, "documents")).toMatchObject({
    status: 422,
    fields: { oLevelResult2: "Please select a file!" },
  });
});

describe.each(eachWay(({ steps }) => steps.find(({ kind }) => kind === "o-level")))(
  "the O-level result of %s",
  (_, programme) => {
    let applicant: Applicant;
    beforeAll(async () => {
      applicant = await applicantAt(server, programme, "o-level");
    });

    test("is refused at the field of the sitting that is wrong", async () => {
      const wanted = stepOf(programme, "o-level")?.subjects ?? 0;
      const none = wanted < oLevelLimits.whole ? "please select at least one subject" : incomplete;
      for (const [what, changes, field, message] of wrong) {
        for (const [place, sittings] of [
          [0, [{ ...sitting, ...changes }]],
          [1, [another, { ...sitting, ...changes }]],
        ] as const) {
          const answer = await save(server, applicant, "o-level", { sittings });
          expect({ what, ...answer }).toMatchObject({ status: 422, code: "invalid_input" });
          const said = message === incomplete && what === "no subject" ? none : message;
          expect(answer).toHaveProperty("fields", { [`sittings.${place}.${field}`]: said });
        }
      }
      expect((await load(server, applicant)).oLevel).toEqual([]);
    });

    test("has as many subjects as the programme wants", async () => {
      const fewest = stepOf(programme, "o-level")?.subjects ?? 0;
      const of = (count: number) => ({ sittings: [{ ...sitting, subjects: subjectRows(count) }] });
      expect(await save(server, applicant, "o-level", of(fewest - 1))).toMatchObject({
        status: 422,
        fields: { "sittings.0.subjects": incomplete },
      });
      expect(await save(server, applicant, "o-level", of(fewest))).toMatchObject({ status: 200 });
    });

    test("has one or two sittings", async () => {
      expect(await save(server, applicant, "o-level", { sittings: [] })).toMatchObject({
        status: 422,
        fields: { sittings: "this information is required" },
      });
      expect(
        await save(server, applicant, "o-level", { sittings: [sitting, sitting, sitting] }),
      ).toMatchObject({ status: 422, fields: { sittings: "at most two sittings are allowed" } });
    });

    test("keeps nine subjects, and exams of this year and 29 years ago", async () => {
      const sittings = [
        { ...sitting, subjects: subjectRows(9), examYear: String(thisYear) },
        { ...sitting, examYear: String(thisYear - 29) },
      ];
      expect(await save(server, applicant, "o-level", { sittings })).toMatchObject({ status: 200 });
      const { oLevel } = await load(server, applicant);
      expect(oLevel.map((one) => [one.examYear, one.subjects.length])).toEqual([
        [String(thisYear), 9],
        [String(thisYear - 29), 8],
      ]);
    });

    test("loses its second sitting when it is saved without", async () => {
      const second = { ...sitting, examNumber: "SECOND", examinationTypeId: 4 };
      await save(server, applicant, "o-level", { sittings: [sitting, second] });
      expect((await load(server, applicant)).oLevel.map((one) => one.examNumber)).toEqual([
        sitting.examNumber,
        "SECOND",
      ]);
      await save(server, applicant, "o-level", { sittings: [second] });
      const { oLevel, saved } = await load(server, applicant);
      expect(oLevel).toHaveLength(1);
      expect(oLevel[0]).toMatchObject({
        examNumber: "SECOND",
        examinationType: { id: 4, name: "NECO (June/July)" },
        cardPin: "123456789012",
      });
      expect(saved).toContain("o-level");
    });
  },
);

test.each<[string, Programme]>([
  ["pre-degree", preDegree],
  ["PUTME", putme],
  ["CCE", cce],
])(
  "who awaits a result of %s is not asked for its file, and is once it is out",
  async (_, programme) => {
    const applicant = await applicantAt(server, programme, "o-level");
    const sittings = [{ ...sitting, awaiting: true }];
    expect(await save(server, applicant, "o-level", { sittings })).toMatchObject({ status: 200 });
    const { oLevel } = await load(server, applicant);
    expect(oLevel).toMatchObject([
      { awaiting: true, examNumber: sitting.examNumber, examCenter: "", cardPin: "", subjects: [] },
    ]);
    const without = { oLevelResult: undefined };
    expect(await save(server, applicant, "documents", without)).toMatchObject({ status: 200 });
    expect((await load(server, applicant)).saved).toContain("documents");
    // The result came out: the sitting is now complete, and a document is missing.
    const out = await save(server, applicant, "o-level", { sittings: [sitting] });
    expect(out).toMatchObject({ data: { saved: expect.not.arrayContaining(["documents"]) } });
    const { oLevel: whole, saved } = await load(server, applicant);
    expect(whole).toMatchObject([{ awaiting: false, examCenter: sitting.examCenter }]);
    expect(saved).not.toContain("documents");
    expect(await save(server, applicant, "documents", without)).toMatchObject({
      fields: { oLevelResult: "Please select a file!" },
    });
    expect(await save(server, applicant, "documents")).toMatchObject({ status: 200 });
    // Awaiting it again removes nothing.
    await save(server, applicant, "o-level", { sittings });
    expect(await send(server, applicant)).toMatchObject({ status: 200 });
  },
);
