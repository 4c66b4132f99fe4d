import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { dated } from "../academic-session/testing/dated.ts";
import { compareSemesters, type DatedSemester } from "./attempts.ts";
import { openCourses } from "./open-courses.ts";

const when = fc
  .record({
    sessionId: fc.integer({ min: 1, max: 2 }),
    semester: fc.constantFrom("First" as const, "Second" as const),
  })
  .map((one): DatedSemester & { levelId: number } => ({
    ...one,
    ...dated(one.sessionId),
    levelId: one.sessionId,
  }));

const courseId = fc.integer({ min: 1, max: 3 });
const attempt = fc.tuple(courseId, when).map(([id, at]) => ({ ...at, courseId: id }));
const registered = fc.tuple(attempt, fc.boolean()).map(([one, returned]) => ({
  ...one,
  code: `COM ${one.courseId}`,
  returned,
}));
const study = fc.record({
  attempts: fc.array(attempt, { maxLength: 6 }),
  due: fc.array(
    fc
      .tuple(attempt, fc.option(fc.subarray([dated(1).sessionFrom, dated(2).sessionFrom])))
      .map(([one, notOfferedIn]) => ({ ...one, code: `COM ${one.courseId}`, notOfferedIn })),
    { maxLength: 4 },
  ),
  registered: fc.array(registered, { maxLength: 6 }),
});

test.prop([study, when])(
  "what is awaited has no grade of its semester or a later one",
  (of, at) => {
    for (const one of openCourses(of, at).awaited) {
      const grades = of.attempts.filter(
        (had) => had.courseId === one.courseId && compareSemesters(had, at) <= 0,
      );
      expect(grades.every((had) => compareSemesters(had, one) < 0)).toBe(true);
      expect(one.returned).toBe(false);
    }
  },
);

test.prop([study, when, courseId])(
  "a grade of the last semester settles its course",
  (of, at, id) => {
    const attempts = [...of.attempts, { ...at, courseId: id }];
    const { toTake, awaited } = openCourses({ ...of, attempts }, at);
    expect([...toTake, ...awaited].filter((one) => one.courseId === id)).toEqual([]);
  },
);

test.prop([study, when])("what is not on offer in a session is not owed in it", (of, at) => {
  const isOffered = (one: (typeof of.due)[number]) => !one.notOfferedIn?.includes(at.sessionFrom);
  const owed = openCourses(of, at).toTake;
  expect(owed).toEqual(openCourses({ ...of, due: of.due.filter(isOffered) }, at).toTake);
  // Whether it is offered in other sessions does not matter.
  const due = of.due.filter(isOffered).map((one) => ({ ...one, notOfferedIn: null }));
  const codes = (courses: typeof owed) => courses.map(({ courseId }) => courseId);
  expect(codes(openCourses({ ...of, due }, at).toTake)).toEqual(codes(owed));
});

test.prop([study, when])("a returned registration is as if it had never been sent", (of, at) => {
  const sent = of.registered.filter((one) => !one.returned);
  expect(openCourses(of, at)).toEqual(openCourses({ ...of, registered: sent }, at));
});

test.prop([study, when, when])("what comes later changes nothing that is over", (of, at, later) => {
  fc.pre(compareSemesters(later, at) > 0);
  const attempts = [...of.attempts, { ...later, courseId: 1 }];
  expect(openCourses({ ...of, attempts }, at)).toEqual(openCourses(of, at));
});
