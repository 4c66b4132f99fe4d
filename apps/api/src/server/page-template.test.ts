import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { schoolOf } from "../school/school.ts";
import { fillIn } from "./page-template.ts";

const page = "<html><head><title>__SCHOOL_NAME__</title></head><body></body></html>";
const school = schoolOf(readConfig({ SCHOOL_NAME: "Federal Polytechnic, Ọ̀yọ́" }));

test("a school's hue is on the page before anything is painted", () => {
  expect(fillIn(page, school, 265)).toBe(
    "<html><head><title>Federal Polytechnic, Ọ̀yọ́</title><style>html:root{--brand-hue:265}</style></head><body></body></html>",
  );
});

test("without one nothing is added: the design system has its own", () => {
  expect(fillIn(page, school)).not.toContain("--brand-hue");
  expect(fillIn(page, school, 0)).toContain("--brand-hue:0");
});

test("a hue that could be taken for a status is moved off it, as the design system moves it", () => {
  expect(fillIn(page, school, 25)).toContain("--brand-hue:5");
});
