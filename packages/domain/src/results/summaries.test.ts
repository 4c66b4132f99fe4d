import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dated } from "../academic-session/testing/dated.ts";
import { countedAttempts, type DatedAttempt } from "./attempts.ts";
import { gradingScale } from "./scale.ts";
import { creditPointOf, semesterData } from "./semester-data.ts";
import { remarkOn, semesterSummaries } from "./semester-summaries.ts";
import { coursesToTake } from "./courses-to-take.ts";
import { whatIf } from "./what-if.ts";

const attempt = (fields: Partial<DatedAttempt> & { courseId: number }): DatedAttempt => ({
  creditUnit: 3,
  point: 4,
  semester: "First",
  levelId: 1,
  ...dated(fields.sessionId ?? 1),
  ...fields,
});

const anyAttempt = (courseIds = fc.integer({ min: 1, max: 12 })) =>
  fc
    .record({
      courseId: courseIds,
      creditUnit: fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10),
      point: fc.constantFrom(...gradingScale.map(({ point }) => point)),
      sessionId: fc.integer({ min: 1, max: 3 }),
      semester: fc.constantFrom("First" as const, "Second" as const),
    })
    .map((one): DatedAttempt => ({
      ...one,
      ...dated(one.sessionId),
      levelId: Math.min(2, one.sessionId),
    }));

/** A student takes a course at most once in a semester. */
const history = fc.uniqueArray(anyAttempt(), {
  selector: ({ courseId, sessionId, semester }) => `${courseId} ${sessionId} ${semester}`,
});

test("a first semester has nothing before it, and is all there is", () => {
  const [only] = semesterSummaries([
    attempt({ courseId: 1, creditUnit: 3, point: 5 }),
    attempt({ courseId: 2, creditUnit: 2.5, point: 2 }),
  ]);
  expect(only?.current).toEqual({ creditUnit: 5.5, creditPoint: 20, gradePointAverage: 20 / 5.5 });
  expect(only?.previous).toBeNull();
  expect(only?.cumulative).toEqual(only?.current);
});

test("a carry-over that was passed replaces the failed attempt from then on, and not before", () => {
  const summaries = semesterSummaries([
    attempt({ courseId: 1, point: 0 }),
    attempt({ courseId: 2, point: 4 }),
    attempt({ courseId: 1, point: 3, sessionId: 2, levelId: 2 }),
  ]);
  expect(summaries.map(({ cumulative }) => cumulative)).toEqual([
    { creditUnit: 6, creditPoint: 12, gradePointAverage: 2 },
    { creditUnit: 6, creditPoint: 21, gradePointAverage: 3.5 },
  ]);
  expect(summaries.map(({ toRepeat }) => toRepeat.map(({ courseId }) => courseId))).toEqual([
    [1],
    [],
  ]);
  expect(summaries[1]?.previous).toEqual(summaries[0]?.cumulative);
});

test("a carry-over that was failed again is still to be repeated, once", () => {
  const last = semesterSummaries([
    attempt({ courseId: 1, point: 0 }),
    attempt({ courseId: 1, point: 0, sessionId: 2, levelId: 2 }),
  ]).at(-1);
  expect(last?.toRepeat).toHaveLength(1);
  expect(last?.cumulative.creditUnit).toBe(3);
});

test("the average starts anew with the HND", () => {
  const summaries = semesterSummaries([
    attempt({ courseId: 1, point: 2, levelId: 2, sessionId: 2 }),
    attempt({ courseId: 9, point: 5, levelId: 3, sessionId: 3 }),
  ]);
  expect(summaries.map(({ cumulative }) => cumulative.gradePointAverage)).toEqual([2, 5]);
  expect(summaries[1]?.previous).toBeNull();
});

test("a carry-over outlives its award, and counts towards the one in which it is repeated", () => {
  const failed = attempt({ courseId: 1, point: 0, levelId: 2, sessionId: 2 });
  const hnd = attempt({ courseId: 9, point: 5, levelId: 3, sessionId: 3 });
  const again = { ...failed, point: 1, levelId: 3, ...dated(3), semester: "Second" } as const;
  const summaries = semesterSummaries([failed, hnd, again]);
  expect(summaries.map((one) => one.toRepeat.map(({ courseId }) => courseId))).toEqual([
    [1],
    [1],
    [],
  ]);
  expect(summaries.map(({ cumulative }) => cumulative.gradePointAverage)).toEqual([0, 5, 3]);
});

test("no courses come to nothing, not to a division by zero", () => {
  expect(semesterSummaries([])).toEqual([]);
  expect(semesterData([])).toEqual({ creditUnit: 0, creditPoint: 0, gradePointAverage: 0 });
});

test.prop([history])("semesters follow the calendar, whichever way the ids run", (attempts) => {
  const shown = (given: readonly DatedAttempt[]) =>
    semesterSummaries(given).map(({ sessionFrom, semester, cumulative }) => [
      sessionFrom,
      semester,
      cumulative,
    ]);
  const against = attempts.map((one) => ({ ...one, sessionId: 10 - one.sessionId }));
  expect(shown(against)).toEqual(shown(attempts));
});

test.prop([history])(
  "whatever the order of the records, the semesters are the same",
  (attempts) => {
    const shown = (given: readonly DatedAttempt[]) =>
      semesterSummaries(given).map(({ current, cumulative, previous }) => [
        current.creditPoint,
        cumulative.creditPoint,
        previous?.creditUnit,
      ]);
    expect(shown(attempts.toReversed())).toEqual(shown(attempts));
  },
);

test.prop([history])("each semester goes on from where the one before it ended", (attempts) => {
  const summaries = semesterSummaries(attempts);
  for (const [index, { previous }] of summaries.entries()) {
    expect(previous).toEqual(summaries[index - 1]?.cumulative ?? null);
  }
});

test.prop([fc.uniqueArray(anyAttempt(fc.nat()), { selector: ({ courseId }) => courseId })])(
  "where nothing is repeated, previous and current together are cumulative",
  (attempts) => {
    for (const { previous, current, cumulative } of semesterSummaries(attempts)) {
      expect(cumulative.creditUnit).toBeCloseTo((previous?.creditUnit ?? 0) + current.creditUnit);
      expect(cumulative.creditPoint).toBeCloseTo(
        (previous?.creditPoint ?? 0) + current.creditPoint,
      );
    }
  },
);

test.prop([history])("averages stay on the scale, and units have one decimal", (attempts) => {
  for (const { current, cumulative } of semesterSummaries(attempts)) {
    for (const { creditUnit, gradePointAverage } of [current, cumulative]) {
      expect(gradePointAverage).toBeGreaterThanOrEqual(0);
      expect(gradePointAverage).toBeLessThanOrEqual(5);
      expect(creditUnit).toBe(Number(creditUnit.toFixed(1)));
    }
  }
});

test.prop([history])("a course counts once", (attempts) => {
  const ids = countedAttempts(attempts).map(({ courseId }) => courseId);
  expect(ids).toHaveLength(new Set(attempts.map(({ courseId }) => courseId)).size);
});

test.prop([history])("supposing the grades that came gives the average that came", (attempts) => {
  const summaries = semesterSummaries(attempts);
  const last = summaries.at(-1);
  if (!last) return;
  const before = summaries.slice(0, -1).flatMap((one) => one.attempts);
  const supposed = whatIf(before, last.attempts, last.levelId);
  expect(supposed.current).toEqual(last.current);
  expect(supposed.after?.cumulative).toEqual(last.cumulative);
});

test.prop([history, anyAttempt()])(
  "a better supposed grade never lowers an average",
  (attempts, one) => {
    const averageWith = (point: number) =>
      whatIf(attempts, [{ ...one, point }], 2).after?.cumulative.gradePointAverage ?? 0;
    expect(averageWith(5)).toBeGreaterThanOrEqual(averageWith(one.point) - 1e-9);
  },
);

test("credit points are without what binary fractions leave behind", () => {
  expect(creditPointOf({ creditUnit: 2.3, point: 3 })).toBe(6.9);
});

const due = {
  courseId: 1,
  code: "COM 111",
  ...dated(1),
  semester: "First",
  levelId: 1,
} as const;

test("a core course that was due and was neither graded nor registered is to be taken", () => {
  const upTo = { ...dated(1), semester: "First", levelId: 1 } as const;
  const later = { ...due, courseId: 2, semester: "Second" } as const;
  const again = { ...due, ...dated(2) };
  expect(coursesToTake([due, later, again], new Set(), upTo)).toEqual([due]);
  expect(coursesToTake([due], new Set([1]), upTo)).toEqual([]);
  expect(coursesToTake([due], new Set(), { ...upTo, ...dated(3), levelId: 3 })).toEqual([]);
});

test("the last semester of an award earns a class once nothing is left", () => {
  const remarks = (point: number, open: number, levelId = 2) =>
    semesterSummaries([attempt({ courseId: 1, point, levelId, semester: "Second" })]).map((one) =>
      remarkOn(one, open),
    );
  expect(remarks(5, 0)).toEqual(["Distinction"]);
  expect(remarks(5, 1)).toEqual(["Good standing"]);
  expect(remarks(5, 0, 1)).toEqual(["Good standing"]);
  expect(remarks(0, 0)).toEqual(["Probation"]);
});
