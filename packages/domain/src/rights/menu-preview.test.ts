import { expect, test } from "vitest";
import { whatHides } from "./menu-preview.ts";

const users = { label: "user management", enabled: true, claims: ["users.see"] as const };

test("a label shows to a role that holds one of its rights", () => {
  expect(whatHides("registrar", ["users.see"], users)).toBeUndefined();
});

test.each([
  ["that is switched off", "registrar", ["users.see"], { ...users, enabled: false }, "off"],
  ["without its rights", "bursar", ["fees.see"], users, "right"],
  ["of another set", "lecturer", ["users.see"], users, "page"],
  [
    "of students, to an official",
    "registrar",
    [],
    { ...users, label: "hostel", claims: [] },
    "page",
  ],
] as const)("a label %s does not", (_, role, held, label, why) => {
  expect(whatHides(role, held, label)).toBe(why);
});

test("a label that no right guards needs none, and a student's never does", () => {
  const plain = { label: "profile", enabled: true, claims: [] };
  expect(whatHides("bursar", [], plain)).toBeUndefined();
  const hostel = { label: "hostel", enabled: true, claims: ["hostels.see"] as const };
  expect(whatHides("student", [], hostel)).toBeUndefined();
});
