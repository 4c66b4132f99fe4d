import { describe, expect, test } from "vitest";
import { emptySitting } from "../o-level/empty-sitting.ts";
import { publications } from "../programmes/asked/record-of-work.ts";
import { preDegree } from "../programmes/pre-degree.ts";
import { messagesOf } from "../validation/messages-of.ts";
import { answersSchema } from "./fields/schema.ts";
import { askedDocuments } from "./steps/documents/asked.ts";
import { resultsOf } from "./steps/o-level/results.ts";
import { schemaOf as oLevelOf } from "./steps/o-level/schema.ts";
import { schemaOf as personalOf } from "./steps/personal/schema.ts";
import { schemaOf } from "./steps/programme/schema.ts";

const personal = {
  genderId: "2",
  dateOfBirth: "2006-06-15",
  countryId: "1",
  stateId: "31",
  lgaId: "601",
  town: "Ogbomoso",
  mobileNumber: "08012345678",
  religionId: "1",
  maritalStatusId: "1",
};

/** One sitting whose first subjects are complete and distinct. */
const sitting = (complete: number) => ({
  ...emptySitting(),
  examinationTypeId: "1",
  examCenter: "Baptist High School",
  examNumber: "4250101001",
  examYear: "2024",
  cardPin: "123456789012",
  cardSerialNumber: "WRN123456789",
  subjects: emptySitting().subjects.map((empty, index) =>
    index < complete ? { subjectId: String(index + 1), gradeId: "3" } : empty,
  ),
});

describe("what a programme asks otherwise", () => {
  const awaited = oLevelOf({ kind: "o-level", title: "", subjects: 5, asks: ["awaiting"] });
  const awaiting = { ...emptySitting(), awaiting: true };

  test("personal details are of the person alone where it asks nothing besides", () => {
    const bare = personalOf({ kind: "personal", title: "", asks: [] });
    expect(messagesOf(bare, personal)).toEqual([]);
    expect(bare.parse({ ...personal, permanentAddress: "12, Ìlọrin Road" })).not.toHaveProperty(
      "permanentAddress",
    );
    const first = ["health", "address", "next-of-kin"] as const;
    const whole = personalOf({ kind: "personal", title: "", asks: first });
    expect(messagesOf(whole, personal).length).toBeGreaterThan(3);
  });

  test("five subjects are enough where it says five, and four are not", () => {
    expect(messagesOf(awaited, { sittings: [sitting(5)] })).toEqual([]);
    expect(messagesOf(awaited, { sittings: [sitting(4)] })).toEqual([
      "sittings.0.subjects: subjects are required",
    ]);
    expect(messagesOf(awaited, { sittings: [sitting(0)] })).toEqual([
      "sittings.0.subjects: please select at least one subject",
    ]);
  });

  test("a result that is awaited has its type, year and number, and keeps nothing of a card", () => {
    expect(messagesOf(awaited, { sittings: [awaiting] })).toEqual([
      "sittings.0.examinationTypeId: please select your o level type",
      "sittings.0.examNumber: please enter your exam number",
      "sittings.0.examYear: please select your exam year",
    ]);
    const told = { ...sitting(9), awaiting: true };
    expect(awaited.parse({ sittings: [told] }).sittings).toMatchObject([
      { awaiting: true, examNumber: "4250101001", examCenter: "", cardPin: "", subjects: [] },
    ]);
    // If no result may be awaited, ticking it changes nothing.
    const whole = oLevelOf({ kind: "o-level", title: "", subjects: 8, asks: [] });
    expect(messagesOf(whole, { sittings: [awaiting] }).length).toBeGreaterThan(3);
  });

  test("the file of a result is asked for once the result is out, of either sitting", () => {
    const [out, waits] = [{ awaiting: false }, { awaiting: true }];
    const asked = (...sittings: { awaiting: boolean }[]) =>
      askedDocuments(preDegree, { results: resultsOf(sittings) })
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith("oLevel"));
    expect(asked(out)).toEqual(["oLevelResult"]);
    expect(asked(waits)).toEqual([]);
    expect(asked(out, out)).toEqual(["oLevelResult", "oLevelResult2"]);
    expect(asked(out, waits)).toEqual(["oLevelResult"]);
    expect(asked(waits, out)).toEqual(["oLevelResult2"]);
    expect(asked(waits, waits)).toEqual([]);
  });

  test("the alternative is another department", () => {
    const two = schemaOf({ kind: "programme", title: "", asks: ["alternative"] });
    const choice = { facultyId: 2, departmentId: 5, alternativeFacultyId: 2 };
    expect(messagesOf(two, { ...choice, alternativeDepartmentId: "6" })).toEqual([]);
    for (const alternativeDepartmentId of ["5", 5, ""]) {
      expect(messagesOf(two, { ...choice, alternativeDepartmentId })).toEqual([
        "alternativeDepartmentId: please choose another department",
      ]);
    }
  });
});

test("twenty publications are taken, and 21 are not; none is messagesOf to be none", () => {
  const asked = answersSchema(publications);
  const listed = (count: number) => ({
    publications: Array.from({ length: count }, (_, at) => ({
      title: `Of Yorùbá Tones, Part ${at + 1}`,
      status: "Published",
      year: "2020",
    })),
  });
  expect(messagesOf(asked, listed(20))).toEqual([]);
  expect(messagesOf(asked, listed(21))).toEqual(["publications: please enter a title"]);
  expect(messagesOf(asked, listed(0))).toEqual(["publications: please enter a title"]);
  expect(messagesOf(asked, { "no-publications": "yes" })).toEqual([]);
});
