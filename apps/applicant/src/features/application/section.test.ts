import { checkTitle } from "@polyportal/domain/messages/wizard";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { expect, test } from "vitest";
import { changeHash, checkHash, sectionAt, whereToGoOn } from "./section.ts";

test("without a hash the first section is shown", () => {
  expect(sectionAt(hnd, "", [])?.step.title).toBe("Personal & Next of Kin");
  expect(sectionAt(hnd, "#section_a", [])?.index).toBe(0);
});

test("nobody jumps ahead", () => {
  expect(sectionAt(hnd, "#section_b", [])).toBeUndefined();
  expect(sectionAt(hnd, "#section_c", ["personal"])).toBeUndefined();
  expect(sectionAt(hnd, "#section_b", ["personal"])?.step.kind).toBe("programme");
});

test("a saved section can be opened again", () => {
  expect(sectionAt(hnd, "#section_a", ["personal", "programme"])?.step.kind).toBe("personal");
});

test("a hash that is no section is none", () => {
  expect(sectionAt(hnd, "#section_z", ["personal"])).toBeUndefined();
  expect(sectionAt(hnd, "#main", [])).toBeUndefined();
});

test("a field to be changed stands behind its section", () => {
  const section = sectionAt(hnd, `#${changeHash(hnd, "programme", "facultyId")}`, ["personal"]);
  expect(section).toMatchObject({ hash: "section_b", field: "facultyId" });
  expect(sectionAt(hnd, `#${changeHash(hnd, "programme", "facultyId")}`, [])).toBeUndefined();
});

test("a person who comes back is shown the first section that is not saved, else the check of all", () => {
  const kinds = hnd.steps.map(({ kind }) => kind);
  expect(whereToGoOn(hnd, [])).toMatchObject({ hash: "section_a" });
  expect(whereToGoOn(hnd, ["personal", "programme"])).toMatchObject({ title: "ND Result" });
  expect(whereToGoOn(hnd, kinds)).toEqual({ hash: checkHash, title: checkTitle });
});
