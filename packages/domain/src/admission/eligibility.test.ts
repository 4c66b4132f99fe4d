import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { eligibilitySchema } from "./eligibility-schema.ts";
import { eligibilityOf, emptyTold, subjectsAsked } from "./eligibility.ts";
import { isCredit, nothingAsked, unmetOf, type Requirement } from "./requirements.ts";

const grades = ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9"];
const or = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const requirement: fc.Arbitrary<Requirement> = fc.record({
  cutOff: or(fc.integer({ min: 0, max: 100 })),
  minimumUtme: or(fc.integer({ min: 0, max: 400 })),
  credits: or(fc.integer({ min: 1, max: 9 })),
  creditSubjectIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 6 }),
  certificates: or(fc.subarray(["ND", "NCE", "IJMB"])),
});
const typed = fc.record({
  results: fc.array(
    fc.record({
      subjectId: fc.constantFrom("", "1", "2", "3", "4", "5", "6", "7"),
      grade: fc.constantFrom("", ...grades),
    }),
    { maxLength: 12 },
  ),
  awaiting: fc.boolean(),
  utme: fc.constantFrom("", "0", "150", "400"),
  certificate: fc.constantFrom("", "ND", "HND"),
});

describe("the answer before paying", () => {
  test.prop([requirement, typed])(
    "is no to nobody who could still be taken, and yes to none who is not",
    (rule, entered) => {
      const told = eligibilitySchema.parse(entered);
      const { verdict, unmet } = eligibilityOf(rule, told);
      // The best that may still come: what was not told, all credits, the highest score.
      const credited = told.results.flatMap(({ subjectId, grade }) =>
        subjectId !== undefined && isCredit(grade) ? [subjectId] : [],
      );
      const graded = told.results.some((one) => one.subjectId !== undefined && one.grade !== "");
      const all = Array.from({ length: 12 }, (_, at) => at + 1);
      const best = unmetOf(rule, {
        aggregate: 100,
        utme: told.utme ?? 400,
        credited: told.awaiting || !graded ? all : credited,
        awaiting: false,
        certificate: told.certificate || (rule.certificates?.[0] ?? null),
      });
      expect(verdict === "no").toBe(best.length > 0);
      if (verdict === "yes") expect(unmet).toEqual([]);
    },
  );

  test("of a department that asks nothing is perhaps", () => {
    const told = eligibilitySchema.parse(emptyTold([]));
    expect(eligibilityOf(nothingAsked, told).verdict).toBe("perhaps");
  });
});

test("the form begins with the subjects that departments ask, those first that most do", () => {
  const rules = [[2, 7], [7], [1, 2, 7]].map((creditSubjectIds) => ({
    ...nothingAsked,
    creditSubjectIds,
  }));
  expect(subjectsAsked(rules)).toEqual([7, 2, 1]);
  expect(emptyTold(rules).results.map(({ subjectId }) => subjectId)).toEqual([
    "7",
    "2",
    "1",
    "",
    "",
    "",
  ]);
});

test("a score that is none is refused where it stands", () => {
  const told = { ...emptyTold([]), utme: "401" };
  expect(eligibilitySchema.safeParse(told).error?.issues[0]).toMatchObject({
    path: ["utme"],
    message: "a UTME score is between 0 and 400",
  });
});
