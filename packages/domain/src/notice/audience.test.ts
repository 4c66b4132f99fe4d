import { expect, test } from "vitest";
import { studentTypeIds } from "../student/types.ts";
import { isNoticeFor, isPublicByDefault, noticeCategories } from "./audience.ts";

const forWhom = (role: string, studentTypeId: number | null) =>
  noticeCategories.filter((category) => isNoticeFor(category, { role, studentTypeId }));

const { undergraduate, postgraduate, diploma, jupeb, sandwich, sandwichDiploma } = studentTypeIds;

test.each([
  ["an undergraduate", undergraduate, ["Undergraduate", "All Students"]],
  ["an undergraduate in sandwich", sandwich, ["Undergraduate", "All Students"]],
  ["a postgraduate", postgraduate, ["Postgraduate", "All Students"]],
  ["a diploma student", diploma, ["All Students"]],
  ["a diploma student in sandwich", sandwichDiploma, ["All Students"]],
  ["a JUPEB student", jupeb, ["All Students"]],
  ["a student of no known kind", null, ["All Students"]],
])("%s is told what concerns them, and nothing that is for others", (_, kind, categories) => {
  expect(forWhom("student", kind)).toEqual(categories);
});

test("no kind of student is forgotten", () => {
  expect(Object.keys(studentTypeIds)).toHaveLength(6);
});

test.each(["lecturer", "hod", "bursar"])("a %s is told what is for the staff", (role) => {
  expect(forWhom(role, null)).toEqual(["Staff"]);
});

test("what a school writes under a heading of its own reaches every student", () => {
  expect(isNoticeFor("Sports", { role: "student", studentTypeId: jupeb })).toBe(true);
  expect(isNoticeFor("Sports", { role: "lecturer", studentTypeId: null })).toBe(false);
});

test("strangers read what is for them and for all students, unless its writer says otherwise", () => {
  expect(noticeCategories.filter(isPublicByDefault)).toEqual([
    "Prospective Students",
    "All Students",
  ]);
  expect(isPublicByDefault("Sports")).toBe(false);
});
