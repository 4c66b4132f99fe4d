import { expect, test } from "vitest";
import { maySignIn, userTypeOf, userTypes } from "./roles.ts";
import { semesters } from "../academic-session/semesters.ts";

test("students, lecturers and officials may sign in, in any case; others may not", () => {
  expect(userTypes).toEqual(["student", "lecturer", "official"]);
  expect(["Student", "LECTURER", "official"].every(maySignIn)).toBe(true);
  expect(["applicant", "", "students"].some(maySignIn)).toBe(false);
});

test("every role belongs to a user type", () => {
  expect(userTypeOf("student")).toBe("student");
  expect(userTypeOf("head of department")).toBe("lecturer");
  expect(userTypeOf("course adviser")).toBe("official");
});

test("a session has two semesters", () => {
  expect(semesters).toEqual(["First", "Second"]);
});
