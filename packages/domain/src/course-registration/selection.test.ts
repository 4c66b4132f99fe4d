import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { unitsOf } from "../results/credit-units.ts";
import { checkSelection, proposedSelection } from "./check-selection.ts";
import type { MarkCode } from "../score-sheet/mark-codes.ts";
import type { Course } from "./course.ts";
import { courseHistory, type CourseHistory } from "./course-history.ts";
import { loadFor, loadSet, registrableAs, registrableCourses } from "./registrable.ts";

const to = { departmentId: 5, levelId: 2, semester: "First" } as const;
const scored = (courseId: number, total: number) => ({ courseId, total, mark: null });
const coded = (courseId: number, mark: MarkCode) => ({ courseId, total: null, mark });
const clean: CourseHistory = courseHistory([], []);
const none: Course["requires"] = [];
const programming: Course = {
  id: 1,
  code: "COM 211",
  title: "Programming II",
  creditUnit: 3,
  ...to,
  status: "Core",
  borrowable: false,
  requires: none,
};

test("own courses are registered as what they are, others' as borrowed where they may be", () => {
  expect(registrableAs(programming, to, clean)).toBe("Core");
  expect(registrableAs({ ...programming, status: "Elective" }, to, clean)).toBe("Elective");
  const others = { ...programming, departmentId: 6 };
  expect(registrableAs(others, to, clean)).toBeUndefined();
  expect(registrableAs({ ...others, borrowable: true }, to, clean)).toBe("Borrowed");
});

test("what is assigned to the class is taken as by the class whose it is, once", () => {
  const general = { ...programming, departmentId: 6, levelId: 1, assigned: true, borrowable: true };
  expect(registrableAs(general, to, clean)).toBe("Core");
  expect(registrableAs({ ...general, status: "Elective" }, to, clean)).toBe("Elective");
  expect(registrableAs({ ...general, semester: "Second" }, to, clean)).toBeUndefined();
  expect(registrableAs(general, to, courseHistory([scored(1, 40)], []))).toBeUndefined();
  expect(registrableAs(general, to, courseHistory([scored(1, 39)], []))).toBe("Carry-over");
});

test("what is switched off is taken by whoever carries it over alone", () => {
  const off = { ...programming, active: false };
  for (const one of [
    off,
    { ...off, assigned: true },
    { ...off, departmentId: 6, borrowable: true },
  ]) {
    expect(registrableAs(one, to, clean)).toBeUndefined();
    expect(registrableAs(one, to, courseHistory([scored(1, 39)], []))).toBe("Carry-over");
  }
});

test("the own load holds before the level's, and the usual one where none is set", () => {
  const own = { minimum: 3, maximum: 9 };
  const ofLevel = { minimum: 15, maximum: 30 };
  expect(loadSet(own, ofLevel)).toBe(own);
  expect(loadSet(undefined, ofLevel)).toBe(ofLevel);
  expect(loadSet(undefined, undefined)).toEqual({ minimum: 12, maximum: 24 });
});

test("a course of another level or semester is not offered, unless it is a carry-over of the semester", () => {
  const earlier = { ...programming, levelId: 1 };
  expect(registrableAs(earlier, to, clean)).toBeUndefined();
  const failed = courseHistory([scored(1, 39)], []);
  expect(registrableAs(earlier, to, failed)).toBe("Carry-over");
  expect(registrableAs({ ...earlier, semester: "Second" }, to, failed)).toBeUndefined();
});

test("failed is carried over until it is passed, and so is what was taken and never passed", () => {
  const history = courseHistory(
    [scored(1, 12), scored(2, 39.5), scored(2, 40)],
    [
      { courseId: 1, resultAwaited: false },
      { courseId: 2, resultAwaited: false },
      { courseId: 3, resultAwaited: false },
      { courseId: 4, resultAwaited: true },
    ],
  );
  expect([...history.carriedOver]).toEqual([1, 3]);
  expect([...history.passed]).toEqual([2]);
  expect([...history.awaited]).toEqual([4]);
});

test.each([
  ["ABS", "carriedOver"],
  ["MAL", "carriedOver"],
  ["SICK", "carriedOver"],
  ["INC", "carriedOver"],
  ["WHD", "awaited"],
] as const)("what %s stands for is %s, until it is passed", (code, where) => {
  expect([...courseHistory([coded(1, code)], [])[where]]).toEqual([1]);
  const settled = courseHistory([coded(1, code), scored(1, 55)], []);
  expect([...settled.passed, ...settled[where]]).toEqual([1]);
});

test("a prerequisite must be passed; who takes a course again was let in before", () => {
  const course = { ...programming, requires: [{ id: 9, code: "COM 111" }] };
  expect(registrableCourses([course], to, clean)).toMatchObject([{ missing: ["COM 111"] }]);
  const passed = courseHistory([scored(9, 40)], []);
  expect(registrableCourses([course], to, passed)).toMatchObject([{ missing: [] }]);
  const failed = courseHistory([scored(1, 0)], []);
  expect(registrableCourses([course], to, failed)).toMatchObject([
    { kind: "Carry-over", missing: [] },
  ]);
});

test("who has less left to take than the minimum takes all of it", () => {
  const load = { minimum: 12, maximum: 24 };
  const left = (creditUnit: number) => [{ creditUnit, missing: [] }];
  expect(loadFor(load, left(7))).toEqual({ minimum: 7, maximum: 24 });
  expect(loadFor(load, left(13))).toEqual(load);
  expect(loadFor(load, [{ creditUnit: 13, missing: ["COM 111"] }]).minimum).toBe(0);
});

test("units keep their decimal", () => {
  expect(unitsOf([{ creditUnit: 0.1 }, { creditUnit: 0.2 }])).toBe(0.3);
});

const courseArbitrary = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  code: fc.stringMatching(/^[A-Z]{3} [1-9]{3}$/),
  title: fc.constant("Programming"),
  creditUnit: fc.integer({ min: 10, max: 60 }).map((tenths) => tenths / 10),
  departmentId: fc.integer({ min: 4, max: 6 }),
  levelId: fc.integer({ min: 1, max: 3 }),
  semester: fc.constantFrom("First" as const, "Second" as const),
  status: fc.constantFrom("Core" as const, "Elective" as const),
  borrowable: fc.boolean(),
  requires: fc.array(fc.integer({ min: 1, max: 40 }).map((id) => ({ id, code: `C ${id}` }))),
});
const coursesArbitrary = fc.uniqueArray(courseArbitrary, { selector: ({ id }) => id });
const historyArbitrary = fc
  .tuple(
    fc.array(
      fc.record({
        courseId: fc.integer({ min: 1, max: 40 }),
        total: fc.integer({ min: 0, max: 100 }),
        mark: fc.constant(null),
      }),
    ),
    fc.array(fc.record({ courseId: fc.integer({ min: 1, max: 40 }), resultAwaited: fc.boolean() })),
  )
  .map(([scores, taken]) => courseHistory(scores, taken));

test.prop([historyArbitrary])(
  "a course is passed, awaited or carried over, never two",
  ({ passed, awaited, carriedOver }) => {
    const all = [...passed, ...awaited, ...carriedOver];
    expect(new Set(all).size).toBe(all.length);
  },
);

test.prop([coursesArbitrary, historyArbitrary])(
  "what is offered is of the semester, never passed, of the level or carried over, carry-overs first",
  (courses, history) => {
    const offered = registrableCourses(courses, to, history);
    for (const course of offered) {
      expect(course.semester).toBe("First");
      expect(history.passed.has(course.id)).toBe(false);
      if (course.kind !== "Carry-over") expect(course.levelId).toBe(2);
      if (course.kind === "Borrowed") expect(course.borrowable).toBe(true);
      for (const code of course.missing) {
        expect(course.requires.map((one) => one.code)).toContain(code);
      }
    }
    const last = offered.findLastIndex(({ kind }) => kind === "Carry-over");
    expect(offered.slice(0, last + 1).every(({ kind }) => kind === "Carry-over")).toBe(true);
  },
);

test.prop([coursesArbitrary, historyArbitrary, fc.integer({ min: 2, max: 30 })])(
  "the proposal never exceeds the maximum, leaves no carry-over out that fits, and meets every prerequisite",
  (courses, history, maximum) => {
    const offered = registrableCourses(courses, to, history);
    const load = loadFor({ minimum: 0, maximum }, offered);
    const ids = proposedSelection(offered, load);
    const chosen = offered.filter(({ id }) => ids.includes(id));
    expect(checkSelection(chosen, offered, load)).toEqual([]);
  },
);

test.prop([coursesArbitrary, historyArbitrary, fc.integer({ min: 2, max: 30 })])(
  "a choice without a fault lies within the load; where a carry-over waits, only for want of units",
  (courses, history, maximum) => {
    const offered = registrableCourses(courses, to, history);
    const load = loadFor({ minimum: Math.min(12, maximum), maximum }, offered);
    const chosen = offered.filter(({ id }) => id % 2 === 0);
    if (checkSelection(chosen, offered, load).length > 0) return;
    expect(unitsOf(chosen)).toBeLessThanOrEqual(load.maximum);
    expect(unitsOf(chosen)).toBeGreaterThanOrEqual(load.minimum);
    const carried = chosen.filter(({ kind }) => kind === "Carry-over");
    for (const course of offered) {
      if (course.kind !== "Carry-over" || chosen.includes(course)) continue;
      expect(unitsOf([...carried, course])).toBeGreaterThan(load.maximum);
    }
  },
);

test("each fault of a choice is told", () => {
  const offered = registrableCourses(
    [
      { ...programming, id: 2, code: "COM 111", levelId: 1, creditUnit: 4 },
      programming,
      { ...programming, id: 3, code: "COM 212", requires: [{ id: 9, code: "COM 112" }] },
    ],
    to,
    courseHistory([scored(2, 20)], []),
  );
  const chosen = offered.filter(({ id }) => id !== 2);
  expect(checkSelection(chosen, offered, { minimum: 2, maximum: 5 })).toEqual([
    { kind: "prerequisite", code: "COM 212", missing: ["COM 112"] },
    { kind: "carry-overs-first", codes: ["COM 111"] },
    { kind: "over-maximum", units: 6, maximum: 5 },
  ]);
  expect(checkSelection([], [], { minimum: 2, maximum: 5 })).toEqual([
    { kind: "below-minimum", units: 0, minimum: 2 },
  ]);
});
