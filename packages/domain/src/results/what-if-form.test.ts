import { expect, test } from "vitest";
import { courseKey, supposedCourses, whatIfSchema } from "./what-if-form.ts";

const courses = [
  { courseId: 7, creditUnit: 3 },
  { courseId: 8, creditUnit: 2.5 },
];

test("a course counts once it has a grade, and one of no list once it has units too", () => {
  const form = whatIfSchema.parse({
    known: { [courseKey(7)]: "B", [courseKey(8)]: "", [courseKey(99)]: "A" },
    others: [
      { name: "French", creditUnit: 2, grade: "A" },
      { name: "", creditUnit: "", grade: "A" },
      { name: "", creditUnit: 3, grade: "" },
    ],
  });
  expect(supposedCourses(form, courses)).toEqual([
    { courseId: 7, creditUnit: 3, point: 4 },
    { courseId: -1, creditUnit: 2, point: 5 },
  ]);
});

test("nothing supposed is nothing", () => {
  expect(supposedCourses({ known: {}, others: [] }, courses)).toEqual([]);
  expect(whatIfSchema.safeParse({ known: { c7: "G" }, others: [] }).success).toBe(false);
});
