import { checkTitle } from "@polyportal/domain/messages/wizard";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { expect, test } from "vitest";
import { changeHash, checkHash, sectionAt, whereToGoOn } from "./section.ts";

/** The progress with these saved steps and no answers. */
const after = (saved: readonly string[]) => ({ saved, answers: {} });

test("without a hash the first section is shown", () => {
  expect(sectionAt(hnd, "", after([]))?.step.title).toBe("Personal & Next of Kin");
  expect(sectionAt(hnd, "#section_a", after([]))?.index).toBe(0);
});

test("nobody jumps ahead", () => {
  expect(sectionAt(hnd, "#section_b", after([]))).toBeUndefined();
  expect(sectionAt(hnd, "#section_c", after(["personal"]))).toBeUndefined();
  expect(sectionAt(hnd, "#section_b", after(["personal"]))?.step.kind).toBe("programme");
});

test("a saved section can be opened again", () => {
  expect(sectionAt(hnd, "#section_a", after(["personal", "programme"]))?.step.kind).toBe(
    "personal",
  );
});

test("a hash that is no section is none", () => {
  expect(sectionAt(hnd, "#section_z", after(["personal"]))).toBeUndefined();
  expect(sectionAt(hnd, "#main", after([]))).toBeUndefined();
});

test("a field to be changed stands behind its section", () => {
  const section = sectionAt(
    hnd,
    `#${changeHash(hnd, "programme", "facultyId")}`,
    after(["personal"]),
  );
  expect(section).toMatchObject({ hash: "section_b", field: "facultyId" });
  expect(
    sectionAt(hnd, `#${changeHash(hnd, "programme", "facultyId")}`, after([])),
  ).toBeUndefined();
});

test("a person who comes back is shown the first section that is not saved, else the check of all", () => {
  const kinds = hnd.steps.map(({ kind }) => kind);
  expect(whereToGoOn(hnd, after([]))).toMatchObject({ hash: "section_a" });
  expect(whereToGoOn(hnd, after(["personal", "programme"]))).toMatchObject({ title: "ND Result" });
  expect(whereToGoOn(hnd, after(kinds))).toEqual({ hash: checkHash, title: checkTitle });
});
