import { expect, test } from "vitest";
import { offerOf } from "../admission-letter/offer.ts";
import { fieldsOf } from "../application/steps.ts";
import { pg } from "./pg.ts";
import type { Programme } from "./programme.ts";
import { definitionOf, programmes } from "./programmes.ts";
import { studentTypeOf } from "./student-type.ts";
import { entryLevelOf, programmeOfStudent, studyOf } from "./study.ts";

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
  [8, "Master’s degree", "pg"],
  [10, "Doctorate", "pg"],
])("who is at level %s of %s studies in %s", (level, programme, slug) => {
  expect(programmeOfStudent(level, programme)).toBe(slug);
});

test("each postgraduate award begins at its own level, and its papers name it", () => {
  const begun = pg.awards.map(({ value }) => entryLevelOf(pg, value));
  expect(begun).toEqual([6, 7, 9]);
  const offers = begun.map((levelId) => offerOf(pg.studentTypeId, levelId).programme);
  expect(offers).toEqual(pg.awards.map(({ label }) => label));
  expect(studyOf("pg")).toMatchObject({
    award: "Postgraduate Diploma, Master’s degree, Doctorate",
    duration: "1 year to 3 years",
    levels: ["PGD", "Masters I", "Masters II", "PhD I", "PhD II", "PhD III"],
  });
});

test("a sandwich diploma makes another kind of student, and nothing else does", () => {
  const values = new Set(["", "nd", "hnd", "certificate", "diploma", "degree", "pgd"]);
  const kinds = programmes.flatMap((programme: Programme) =>
    [...values].flatMap((award) => {
      const kind = studentTypeOf(programme, { award });
      return kind === undefined ? [] : [`${programme.slug} ${award}: ${kind}`];
    }),
  );
  expect(kinds).toEqual(["four-year-sandwich diploma: 10", "five-year-sandwich diploma: 10"]);
  // What the answer is called is what the forms offer.
  for (const slug of ["four-year-sandwich", "five-year-sandwich"] as const) {
    const fields = definitionOf(slug).steps.flatMap((step) => fieldsOf(step));
    const award = fields.find(({ id }) => id === "award");
    expect(JSON.stringify(award)).toContain('"value":"diploma"');
  }
});
