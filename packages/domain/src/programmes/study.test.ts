import { expect, test } from "vitest";
import { programmeOfStudent, studyOf } from "./study.ts";

test.each([
  ["nd", "Full-time", "National Diploma", "2 years", ["ND I", "ND II"]],
  ["nd-part-time", "Part-time", "National Diploma", "2 years", ["ND I", "ND II"]],
  ["hnd", "Full-time", "Higher National Diploma", "2 years", ["HND I", "HND II"]],
  ["sub-degree", "Full-time", "JUPEB (Sub-Degree)", "1 year", ["Foundation"]],
] as const)("%s is %s and leads to a %s in %s", (slug, type, award, duration, levels) => {
  expect(studyOf(slug)).toMatchObject({ type, award, duration, levels });
});

test.each([
  [1, "National Diploma, full-time", "nd"],
  [2, "National Diploma, part-time", "nd-part-time"],
  [4, "Higher National Diploma, sandwich", "hnd"],
  [5, "JUPEB (Sub-Degree)", "sub-degree"],
  [6, "Postgraduate Diploma", "pg"],
])("who is at level %s of %s studies in %s", (level, programme, slug) => {
  expect(programmeOfStudent(level, programme)).toBe(slug);
});
