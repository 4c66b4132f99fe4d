import { expect, test } from "vitest";
import { studentTypeIds } from "../student/types.ts";
import { isNoticeFor, noticeCategories } from "./audience.ts";

const forWhom = (role: string, studentTypeId: number | null) =>
  noticeCategories.filter((category) => isNoticeFor(category, { role, studentTypeId }));

test("each person is told what concerns them, and nobody what is for those who are still to come", () => {
  expect(forWhom("student", studentTypeIds.undergraduate)).toEqual([
    "Undergraduate",
    "All Students",
  ]);
  expect(forWhom("student", studentTypeIds.postgraduate)).toEqual(["Postgraduate", "All Students"]);
  expect(forWhom("lecturer", null)).toEqual(["Staff"]);
  expect(forWhom("bursar", null)).toEqual(["Staff"]);
});
