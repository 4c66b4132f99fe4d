import { fixedClient } from "@polyportal/api-client/testing/fixed-client";
import { expect, test } from "vitest";
import { mayOpen as opens, menuFor, pagesFor } from "./access.ts";
import { pageSetOf } from "./page-set.ts";

const setOf = (role: string) => pageSetOf(role, fixedClient({}));
const mayOpen = async (role: string, path: string) => opens(await setOf(role), path);

test("each role opens the routes of its set", async () => {
  expect(await mayOpen("student", "/academic_fees/acceptance/invoice/310007769676")).toBe(true);
  expect(await mayOpen("student", "/user_management/users")).toBe(false);
  expect(await mayOpen("dean of faculty", "/records/classList")).toBe(true);
  expect(await mayOpen("dean of faculty", "/hostel")).toBe(false);
  expect(await mayOpen("bursar", "/fees_assignment/school_fees/bulk")).toBe(true);
  expect(await mayOpen("bursar", "/records")).toBe(false);
});

test("everybody opens the account pages, lecturers too", async () => {
  for (const path of ["/dashboard", "/profile", "/change_password", "/no_access"]) {
    expect(await mayOpen("lecturer", path)).toBe(true);
  }
});

test("nobody opens a page from before sign-in, or one that is not there", async () => {
  for (const path of ["/", "/login", "/hnd_application", "/nowhere"]) {
    expect(await mayOpen("super administrator", path)).toBe(false);
  }
});

test("the menu holds what is granted and known, in the menu's order", async () => {
  const labels = async (role: string, menuItems: string[]) =>
    menuFor(await setOf(role), { menuItems, studentTypeId: null }).map(({ label }) => label);
  expect(await labels("student", ["Hostel", "profile", "dashboard", "gossip"])).toEqual([
    "dashboard",
    "profile",
    "hostel",
  ]);
  expect(await labels("registrar", ["reports", "hostel", "dashboard"])).toEqual([
    "dashboard",
    "reports",
  ]);
});

test("the pages to go to are those of the person's modules and kind", async () => {
  const hrefs = async (role: string, person: Parameters<typeof pagesFor>[1]) =>
    pagesFor(await setOf(role), person).flatMap(({ items }) => items.map(({ href }) => href));
  const menuItems = ["dashboard", "academic fees"];
  const undergraduate = await hrefs("student", { menuItems, studentTypeId: 1, claims: [] });
  expect(undergraduate).toContain("/academic_fees/change_of_degree");
  // No menu entry leads there: by specification it has none.
  expect(undergraduate).toContain("/change_of_department_application");
  expect(undergraduate).not.toContain("/hostel");
  expect(undergraduate.filter((href) => href.includes(":"))).toEqual([]);
  // Pages about something that was chosen elsewhere have nothing to show by name.
  for (const href of ["/academic_fees/school_fees/form11", "/results/result", "/hostel/invoice"]) {
    expect(undergraduate).not.toContain(href);
  }
  const postgraduate = await hrefs("student", { menuItems, studentTypeId: 2, claims: [] });
  expect(postgraduate).toContain("/academic_fees/sundry");
  expect(postgraduate.filter((href) => /change_of_|jupeb|siwes/.test(href))).toEqual([]);
  // What is not built yet is not offered.
  const bursar = {
    menuItems: ["reports", "dashboard", "profile"],
    studentTypeId: null,
    claims: [],
  };
  expect(await hrefs("bursar", bursar)).toEqual([
    "/dashboard",
    "/profile",
    "/notifications",
    "/change_password",
  ]);
});

test("a kind of student that goes to no industrial training has no entry for it", async () => {
  const set = await setOf("student");
  const labels = (studentTypeId: number) =>
    menuFor(set, { menuItems: ["siwes", "results"], studentTypeId }).map(({ label }) => label);
  expect(labels(1)).toEqual(["results", "siwes"]);
  expect(labels(2)).toEqual(["results"]);
  expect(labels(8)).toEqual(["results"]);
});
