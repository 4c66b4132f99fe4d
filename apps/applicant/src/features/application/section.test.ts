import { hnd } from "@polyportal/domain/programmes/hnd";
import { expect, test } from "vitest";
import { sectionAt, sectionToFill } from "./section.ts";

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

test("a person who comes back is shown the first section that is not saved, else the last", () => {
  expect(sectionToFill(hnd, []).hash).toBe("section_a");
  expect(sectionToFill(hnd, ["personal", "programme"]).step.kind).toBe("nd-result");
  expect(
    sectionToFill(
      hnd,
      hnd.steps.map(({ kind }) => kind),
    ).hash,
  ).toBe("section_e");
});
