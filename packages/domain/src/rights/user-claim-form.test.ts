import { expect, test } from "vitest";
import { roles } from "../authentication/roles.ts";
import { isEditable } from "./role-claims.ts";
import { exceptionIsGrave } from "./user-claim-form.ts";

test("a second person's word is needed for a right that decides and for each over people, not for others", () => {
  for (const claim of ["results.approve", "users.see", "users.enter", "users.reset"] as const) {
    expect(exceptionIsGrave(claim), claim).toBe(true);
  }
  for (const claim of ["results.see", "notices.enter", "students.see"] as const) {
    expect(exceptionIsGrave(claim), claim).toBe(false);
  }
});

test("of all roles only the first administrators' and the students' rights are fixed", () => {
  expect(roles.filter((role) => !isEditable(role))).toEqual(["student", "super administrator"]);
});
