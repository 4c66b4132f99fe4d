import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dated } from "../academic-session/testing/dated.ts";
import { formatAverage, formatChange } from "../format/marks.ts";
import { changePart, classNeeds } from "../messages/results.ts";
import { countedAttempts, sameAward, type DatedAttempt } from "./attempts.ts";
import { changeOf, explainChange } from "./explain-change.ts";
import { classesAhead, pointsNeeded } from "./points-needed.ts";
import { classBands, probationBelow } from "./remark.ts";
import { gradeOfPoint, gradingScale } from "./scale.ts";
import { semesterData } from "./semester-data.ts";
import { semesterSummaries } from "./semester-summaries.ts";
import { whatIf } from "./what-if.ts";

const course = fc.record({
  courseId: fc.integer({ min: 1, max: 12 }),
  creditUnit: fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10),
  point: fc.constantFrom(...gradingScale.map(({ point }) => point)),
});

/** Three sessions: an ND's two and an HND's first. */
const history = fc.uniqueArray(
  fc
    .tuple(course, fc.integer({ min: 1, max: 3 }), fc.constantFrom("First", "Second"))
    .map(([one, sessionId, semester]): DatedAttempt => ({
      ...one,
      ...dated(sessionId),
      semester,
      levelId: sessionId,
    })),
  { selector: ({ courseId, sessionId, semester }) => `${courseId} ${sessionId} ${semester}` },
);

const courses = fc.uniqueArray(course, { selector: ({ courseId }) => courseId });
const level = fc.integer({ min: 1, max: 4 });

const hundredths = (average: number) => Math.round(Number(formatAverage(average)) * 100);

test.prop([history, level])("what-if with nothing supposed is what Results say", (earned, at) => {
  const { now, after, parts, begins } = whatIf(earned, [], at);
  const results = semesterSummaries(earned).at(-1);
  expect(after?.cumulative).toEqual(results?.cumulative);
  expect(after?.levelId).toBe(results?.levelId);
  expect(now).toEqual(after);
  expect([parts, begins]).toEqual([[], false]);
});

test.prop([history, courses, level])(
  "what is explained sums to the change",
  (earned, supposed, at) => {
    const { now, after, parts, begins } = whatIf(earned, supposed, at);
    if (!now || !after || begins || parts.length === 0) return;
    const ofAward = semesterSummaries(earned).findLast((one) => sameAward(one.levelId, at));
    expect(changeOf(parts)).toBe(
      hundredths(after.cumulative.gradePointAverage) -
        hundredths(ofAward?.cumulative.gradePointAverage ?? 0),
    );
  },
);

test.prop([history])("so are the semesters of the results", (earned) => {
  for (const { previous, cumulative, parts, attempts } of semesterSummaries(earned)) {
    expect(parts).toHaveLength(previous ? attempts.length : 0);
    if (!previous) continue;
    expect(changeOf(parts)).toBe(
      hundredths(cumulative.gradePointAverage) - hundredths(previous.gradePointAverage),
    );
  }
});

test("a repeated course brings the difference, a new one what it brings beyond the average", () => {
  const at = { courseId: 1, creditUnit: 3, point: 0 };
  const earned = [at, { courseId: 2, creditUnit: 3, point: 4 }];
  const own = [
    { ...at, point: 5 },
    { courseId: 3, creditUnit: 3, point: 2 },
  ];
  expect(explainChange(earned, own).map((one) => [one.before?.point, one.hundredths])).toEqual([
    [0, 167],
    [undefined, 0],
  ]);
  expect(explainChange([], own)).toEqual([]);
});

test.prop([courses, courses, fc.constantFrom(2.4, 3.5, 4.5)])(
  "the points that a class needs are enough, and a hundredth less is not",
  (graded, open, target) => {
    const printed = (points: number) =>
      Number(
        formatAverage(
          semesterData(
            countedAttempts([...graded, ...open.map((one) => ({ ...one, point: points / 100 }))]),
          ).gradePointAverage,
        ),
      );
    const needed = pointsNeeded(graded, open, target);
    if (needed === null) expect(printed(500)).toBeLessThan(target);
    else expect(printed(needed)).toBeGreaterThanOrEqual(target);
    if (needed) expect(printed(needed - 1)).toBeLessThan(target);
  },
);

test.prop([courses, courses])(
  "only classes above the present one that can still be reached are told, the next one first",
  (graded, open) => {
    const average = Number(formatAverage(semesterData(countedAttempts(graded)).gradePointAverage));
    const now = graded.length > 0 ? average : probationBelow;
    const ahead = classesAhead(graded, open);
    expect(ahead === undefined).toBe(now >= 4.5);
    const told = ahead?.map(({ min }) => min) ?? [];
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    for (const { min } of classBands) {
      const needed = pointsNeeded(graded, open, min);
      expect(told.includes(min)).toBe(min > now && needed !== null);
      if (told.includes(min)) expect(ahead?.find((one) => one.min === min)?.needed).toBe(needed);
    }
  },
);

test("a good student is not told of the classes below", () => {
  const graded = [{ courseId: 1, creditUnit: 20, point: 3.6 }];
  const open = [{ courseId: 2, creditUnit: 10 }];
  expect(classesAhead(graded, [{ courseId: 2, creditUnit: 60 }])?.map((one) => one.min)).toEqual([
    4.5,
  ]);
  expect(classesAhead(graded, open)).toEqual([]);
  expect(classesAhead([{ courseId: 1, creditUnit: 20, point: 4.8 }], open)).toBeUndefined();
  expect(classesAhead([], open)?.map((one) => one.min)).toEqual([2.4, 3.5, 4.5]);
});

test("a change and a need are told in words", () => {
  expect([14, -5, 0].map(formatChange)).toEqual(["+0.14", "−0.05", "0.00"]);
  const part = { code: "COM 113", from: "F", to: "A", hundredths: 14 };
  expect(changePart(part)).toBe("COM 113 F to A: +0.14");
  expect(changePart({ ...part, from: null })).toBe("COM 113 A: +0.14");
  const upper = { remark: "Upper Credit", min: 3.5 };
  expect(classNeeds({ ...upper, needed: 412 }, "11.0")).toBe(
    "For 3.50 (Upper Credit) you need 4.12 points on average, about A, in the 11.0 credit units without a grade.",
  );
  expect(classNeeds({ ...upper, needed: 0 }, "11.0")).toMatch("whatever");
  expect(gradeOfPoint(3)).toBe("C");
  expect(() => gradeOfPoint(6)).toThrow(RangeError);
});
