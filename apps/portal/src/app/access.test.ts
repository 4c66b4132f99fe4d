import { expect, test } from "vitest";
import { mayOpen, menuFor } from "./access.ts";

test("each role opens the routes of its set", () => {
  expect(mayOpen("student", "/academic_fees/acceptance/invoice/310007769676")).toBe(true);
  expect(mayOpen("student", "/user_management/users")).toBe(false);
  expect(mayOpen("dean of faculty", "/records/classList")).toBe(true);
  expect(mayOpen("dean of faculty", "/hostel")).toBe(false);
  expect(mayOpen("bursar", "/fees_assignment/school_fees/bulk")).toBe(true);
  expect(mayOpen("bursar", "/records")).toBe(false);
});

test("everybody opens the account pages, lecturers too", () => {
  for (const path of ["/dashboard", "/profile", "/change_password", "/no_access"]) {
    expect(mayOpen("lecturer", path)).toBe(true);
  }
});

test("nobody opens a page from before sign-in, or one that is not there", () => {
  for (const path of ["/", "/login", "/hnd_application", "/nowhere"]) {
    expect(mayOpen("super administrator", path)).toBe(false);
  }
});

test("the menu holds what is granted and known, in the menu's order", () => {
  const labels = (role: string, granted: string[]) =>
    menuFor(role, granted).map(({ label }) => label);
  expect(labels("student", ["Hostel", "profile", "dashboard", "gossip"])).toEqual([
    "dashboard",
    "profile",
    "hostel",
  ]);
  expect(labels("registrar", ["reports", "hostel", "dashboard"])).toEqual(["dashboard", "reports"]);
});
