import { institutionSchema } from "@polyportal/domain/application/steps/institution/schema";
import { schemaOf as oLevelSchemaOf } from "@polyportal/domain/application/steps/o-level/schema";
import { ndResultSchema } from "@polyportal/domain/application/steps/nd-result/schema";
import { schemaOf as personalSchemaOf } from "@polyportal/domain/application/steps/personal/schema";
import { schemaOf as choiceSchemaOf } from "@polyportal/domain/application/steps/programme/schema";
import { stepOf } from "@polyportal/domain/application/steps";
import { nd } from "@polyportal/domain/programmes/nd";
import { earlier } from "@polyportal/domain/programmes/earlier";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { describe, expect, test } from "vitest";
import { institutionDefaults } from "./institution/defaults.ts";
import { ndResultDefaults } from "./nd-result/defaults.ts";
import { oLevelDefaults } from "./o-level/defaults.ts";
import {
  combinationDefaults,
  kinDefaults,
  personalDefaults,
  personalForm,
} from "./personal/defaults.ts";
import { programmeDefaults, programmeForm } from "./programme/defaults.ts";
import { fullRecord, newRecord } from "../testing/record.ts";

describe("a new application", () => {
  const record = newRecord(nd);

  test("starts with empty fields, but for the phone number of the invoice", () => {
    const { mobileNumber, ...fields } = personalDefaults(record);
    const { nextOfKin } = kinDefaults(record);
    expect(mobileNumber).toBe("+2348012345678");
    expect(Object.values({ ...fields, ...nextOfKin }).filter((value) => value !== "")).toEqual([]);
    expect(Object.values(combinationDefaults(record))).toEqual(["", "", "", ""]);
    expect(Object.values(ndResultDefaults(record))).toEqual(["", "", "", ""]);
    expect(Object.values(institutionDefaults(record))).toEqual(["", "", "", ""]);
  });

  test("asks for four JAMB subjects and one sitting of nine rows", () => {
    expect(programmeDefaults(record).subjectIds).toEqual(["", "", "", ""]);
    const { sittings } = oLevelDefaults(record);
    expect(sittings).toHaveLength(1);
    expect(sittings[0]?.subjects).toEqual(
      Array.from({ length: 9 }, () => ({ subjectId: "", gradeId: "" })),
    );
  });
});

describe("a saved application", () => {
  const record = fullRecord(nd);

  test("comes back with both sittings, each filled up to nine rows", () => {
    const { sittings } = oLevelDefaults(record);
    expect(sittings.map(({ examNumber }) => examNumber)).toEqual(["4250101123", "NEC/2026/88213"]);
    expect(sittings[0]).toMatchObject({ examinationTypeId: 1, cardPin: "123456789012" });
    expect(sittings[0]?.subjects).toHaveLength(9);
    expect(sittings[0]?.subjects.slice(0, 3)).toEqual([
      { subjectId: "1", gradeId: "3" },
      { subjectId: "2", gradeId: "1" },
      { subjectId: "", gradeId: "" },
    ]);
  });

  test("knows the date of birth by its date part", () => {
    expect(personalDefaults(record).dateOfBirth).toBe("2007-03-27");
  });

  test("comes back with its numbers as they are typed", () => {
    expect(programmeDefaults(record).utmeScore).toBe("231");
    expect(ndResultDefaults(record).cgpa).toBe("3.5");
  });

  test("can be saved again as it stands", () => {
    expect(ndResultSchema.safeParse(ndResultDefaults(record)).error).toBeUndefined();
    expect(institutionSchema.safeParse(institutionDefaults(record)).error).toBeUndefined();
  });

  test.each(programmes.map((programme): [string, Programme] => [programme.title, programme]))(
    "%s: the personal and programme sections too",
    (_, programme) => {
      const saved = fullRecord(programme);
      const personal = stepOf(programme, "personal");
      const choice = stepOf(programme, "programme");
      const values = {
        ...personalDefaults(saved),
        ...kinDefaults(saved),
        ...combinationDefaults(saved),
      };
      expect(personal && personalSchemaOf(personal).safeParse(values).error).toBeUndefined();
      const chosen = programmeDefaults(saved);
      expect(choice && choiceSchemaOf(choice).safeParse(chosen).error).toBeUndefined();
    },
  );
});

test.each(
  [...programmes, ...earlier].map((one: Programme): [string, number, Programme] => [
    one.slug,
    one.revision ?? 1,
    one,
  ]),
)(
  "%s %d: the personal and programme sections begin with every field that they take, so that a draft keeps it",
  (_, __, programme) => {
    const saved = fullRecord(programme);
    const personal = stepOf(programme, "personal");
    const choice = stepOf(programme, "programme");
    const ofPersonal =
      personal && personalSchemaOf(personal).safeParse(personalForm(personal, saved));
    expect(ofPersonal?.error).toBeUndefined();
    const ofChoice = choice && choiceSchemaOf(choice).safeParse(programmeForm(choice, saved));
    expect(ofChoice?.error).toBeUndefined();
  },
);

test("eight complete rows of a saved sitting are enough for the form", () => {
  const record = fullRecord(nd);
  const [first] = record.oLevel;
  const subjects = Array.from({ length: 8 }, (_, index) => ({
    subject: { id: index + 1, name: `Subject ${index + 1}` },
    grade: { id: 1, name: "A1" },
  }));
  const oLevel = first ? [{ ...first, subjects }] : [];
  const values = oLevelDefaults({ ...record, oLevel });
  expect(
    oLevelSchemaOf({ kind: "o-level", title: "", subjects: 8, asks: [] }).safeParse(values).error,
  ).toBeUndefined();
});
