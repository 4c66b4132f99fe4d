import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { planClassCopy, type PastClass } from "./copy-classes.ts";

const one: PastClass = {
  courseId: 1,
  code: "GNS 101",
  course: "active",
  departmentId: 1,
  department: "Accountancy",
  departmentActive: true,
  levelId: 1,
  home: false,
};
const nothing = { rows: [], courses: 0, kept: 0, off: [], deleted: [], closed: [] };

test("a course that no class takes yet gets all that took it, but for its own", () => {
  const other = { ...one, departmentId: 2, department: "Marketing" };
  const plan = planClassCopy([one, other, { ...one, departmentId: 3, home: true }], new Set());
  expect(plan).toEqual({ ...nothing, rows: [one, other], courses: 1 });
});

test("a course that has classes stays as it is", () => {
  expect(planClassCopy([one], new Set([1]))).toEqual({ ...nothing, kept: 1 });
});

test("what the school has given up is left out, and named", () => {
  const closed = { ...one, departmentActive: false };
  const off = { ...one, courseId: 2, code: "COM 216", course: "off" as const };
  const deleted = { ...one, courseId: 3, code: "COM 111", course: "deleted" as const };
  const past = [closed, { ...closed, levelId: 2 }, off, { ...off, levelId: 2 }, deleted];
  expect(planClassCopy(past, new Set())).toEqual({
    ...nothing,
    off: ["COM 216"],
    deleted: ["COM 111"],
    closed: [{ department: "Accountancy", classes: 2 }],
  });
});

const past = fc.array(
  fc.record({
    courseId: fc.integer({ min: 1, max: 6 }),
    course: fc.constantFrom("active" as const, "off" as const, "deleted" as const),
    departmentId: fc.integer({ min: 1, max: 4 }),
    departmentActive: fc.boolean(),
    levelId: fc.integer({ min: 1, max: 4 }),
    home: fc.boolean(),
  }),
);

test.prop([past, fc.uniqueArray(fc.integer({ min: 1, max: 6 }))])(
  "copied twice, the second finds nothing to do",
  (rows, taken) => {
    const named = rows.map((row) => ({ ...one, ...row, code: `C ${row.courseId}` }));
    const first = planClassCopy(named, new Set(taken));
    const now = new Set([...taken, ...first.rows.map(({ courseId }) => courseId)]);
    expect(planClassCopy(named, now).rows).toEqual([]);
    expect(first.rows.every(({ courseId }) => !taken.includes(courseId))).toBe(true);
  },
);
