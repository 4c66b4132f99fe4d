import { routeSetFor } from "@polyportal/domain/authentication/roles";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { defaultLabels } from "@polyportal/domain/rights/menu";
import { expect, test } from "vitest";
import { mayOpen as opens, menuFor } from "./access.ts";
import { pagesFor } from "./named-pages.ts";
import { adminSet } from "./sets/admin.ts";
import { lecturerSet } from "./sets/lecturer.ts";
import { studentSet } from "./sets/student.ts";

const sets = { student: studentSet, lecturer: lecturerSet, admin: adminSet };
const setOf = (role: string) => sets[routeSetFor(role) as keyof typeof sets];
const mayOpen = (role: string, path: string) => opens(setOf(role), path);

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
  const labels = (role: string, menuItems: string[]) =>
    menuFor(setOf(role), { menuItems, studentTypeId: null }).map(({ label }) => label);
  expect(labels("student", ["Hostel", "profile", "dashboard", "gossip"])).toEqual([
    "dashboard",
    "profile",
    "hostel",
  ]);
  expect(labels("registrar", ["reports", "hostel", "dashboard"])).toEqual(["dashboard", "reports"]);
});

test("the help desk's menu leads to where links are sent, and not to the accounts", () => {
  const person = {
    menuItems: defaultLabels["help desk"],
    studentTypeId: null,
    claims: [...defaultClaims["help desk"]],
  };
  const hrefs = pagesFor(adminSet, person).flatMap(({ items }) => items.map(({ href }) => href));
  expect(hrefs).toContain("/student_management/reset_links");
  expect(hrefs.filter((href) => href.startsWith("/user_management"))).toEqual([]);
});

test("the pages to go to are those of the person's modules and kind", () => {
  const hrefs = (role: string, person: Parameters<typeof pagesFor>[1]) =>
    pagesFor(setOf(role), person).flatMap(({ items }) => items.map(({ href }) => href));
  const menuItems = ["dashboard", "academic fees"];
  const undergraduate = hrefs("student", { menuItems, studentTypeId: 1, claims: [] });
  expect(undergraduate).toContain("/academic_fees/change_of_degree");
  // By specification it has no menu entry.
  expect(undergraduate).toContain("/change_of_department_application");
  expect(undergraduate).not.toContain("/hostel");
  expect(undergraduate.filter((href) => href.includes(":"))).toEqual([]);
  // Pages that need a selection first cannot be found by name.
  for (const href of ["/academic_fees/school_fees/form11", "/results/result", "/hostel/invoice"]) {
    expect(undergraduate).not.toContain(href);
  }
  const postgraduate = hrefs("student", { menuItems, studentTypeId: 2, claims: [] });
  expect(postgraduate).toContain("/academic_fees/sundry");
  expect(postgraduate.filter((href) => /change_of_degree|jupeb|siwes/.test(href))).toEqual([]);
  // Pages that are not built are not offered.
  const bursar = {
    menuItems: ["reports", "dashboard", "profile"],
    studentTypeId: null,
    claims: [],
  };
  expect(hrefs("bursar", bursar)).toEqual([
    "/dashboard",
    "/profile",
    "/notifications",
    "/change_password",
  ]);
});

test("a kind of student that goes to no industrial training has no entry for it", () => {
  const set = setOf("student");
  const labels = (studentTypeId: number) =>
    menuFor(set, { menuItems: ["siwes", "results"], studentTypeId }).map(({ label }) => label);
  expect(labels(1)).toEqual(["results", "siwes"]);
  expect(labels(2)).toEqual(["results"]);
  expect(labels(8)).toEqual(["results"]);
});
