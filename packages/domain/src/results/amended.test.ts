import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dated } from "../academic-session/testing/dated.ts";
import { standingAround, withAmended } from "./amended.ts";
import { gradingScale } from "./scale.ts";
import { semesterSummaries } from "./semester-summaries.ts";

const point = fc.constantFrom(...gradingScale.map((band) => band.point));
const history = fc
  .uniqueArray(
    fc.record({
      courseId: fc.integer({ min: 1, max: 8 }),
      creditUnit: fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10),
      point,
      at: fc.integer({ min: 1, max: 3 }),
      semester: fc.constantFrom("First" as const, "Second" as const),
    }),
    { selector: ({ courseId, at, semester }) => `${courseId} ${at} ${semester}`, minLength: 1 },
  )
  .map((all) =>
    all.map(({ at, ...one }) => ({
      ...one,
      ...dated(at),
      levelId: at,
      sheetId: `${one.courseId} ${at} ${one.semester}`,
    })),
  );

test.prop([history, fc.nat(), point])(
  "what is shown beforehand is what the student reads afterwards",
  (attempts, which, amendedPoint) => {
    const one = attempts[which % attempts.length];
    if (!one) return;
    const amended = { ...one, point: amendedPoint };
    const shown = standingAround(withAmended(attempts, one.sheetId, amended), one);
    const read = semesterSummaries(
      attempts.map((attempt) => (attempt === one ? amended : attempt)),
    );
    const own = read.find(
      ({ sessionId, semester }) => sessionId === one.sessionId && semester === one.semester,
    );
    expect(shown.gpa).toBeCloseTo(own?.current.gradePointAverage ?? NaN, 10);
    const sameAward = read.filter(({ levelId }) => levelId <= 2 === one.levelId <= 2);
    expect(shown.cgpa).toBeCloseTo(sameAward.at(-1)?.cumulative.gradePointAverage ?? NaN, 10);
  },
);

test.prop([history, fc.nat()])("the same result changes nothing", (attempts, which) => {
  const one = attempts[which % attempts.length];
  if (!one) return;
  const same = standingAround(withAmended(attempts, one.sheetId, one), one);
  expect(same).toEqual(standingAround(attempts, one));
});

test("a result without a grade counts for nothing", () => {
  const one = {
    ...dated(1),
    courseId: 1,
    creditUnit: 3,
    point: 5,
    semester: "First" as const,
    levelId: 1,
    sheetId: "a",
  };
  expect(standingAround([one], one)).toEqual({ gpa: 5, cgpa: 5 });
  expect(standingAround(withAmended([one], "a", null), one)).toEqual({ gpa: null, cgpa: null });
});
