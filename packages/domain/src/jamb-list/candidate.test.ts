import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { aboutJambList, jambListOfImport } from "./about.ts";
import { jambLists } from "./lists.ts";
import { listedJambNumber, listedUtmeScore, utmeProblems } from "./candidate.ts";
import { schoolsLga, schoolsState, schoolsSubject } from "./names.ts";

test("a JAMB number is read in any case, and nothing else is taken for one", () => {
  expect(listedJambNumber.parse(" 202610123456ab ")).toBe("202610123456AB");
  for (const wrong of [
    "2026 10123456AB",
    "20261012345OAB",
    "202610123456A",
    "212610123456AB",
    "",
  ]) {
    expect(listedJambNumber.safeParse(wrong).error?.issues[0]?.message).toBe(
      "a JAMB number reads 202610123456AB",
    );
  }
});

test("a score is a whole number from 0 to 400", () => {
  expect(listedUtmeScore.parse("241")).toBe(241);
  for (const wrong of ["401", "-1", "180.5", "many"]) {
    expect(listedUtmeScore.safeParse(wrong).error?.issues[0]?.message).toBe(
      "a UTME score is a whole number between 0 and 400",
    );
  }
});

const score = fc.integer({ min: 0, max: 100 });

const wholes = fc.integer({ min: 0, max: 400 });

test.prop([fc.tuple(score, score, score, score), wholes])(
  "four different subjects are taken where their scores come to the whole, and else their sum is told",
  (four, whole) => {
    const subjects = four.map((one, at) => ({ subjectId: at + 1, score: one }));
    const sum = four.reduce((total, one) => total + one, 0);
    expect(utmeProblems("utme", sum, subjects)).toEqual([]);
    const problems = whole === sum ? [] : [`the four scores come to ${sum}`];
    expect(utmeProblems("utme", whole, subjects)).toEqual(problems);
  },
);

test("subjects are all there or none, each once, and only direct entry has no score", () => {
  const one = { subjectId: 1, score: 50 };
  const none = { subjectId: undefined, score: undefined };
  const all = "Please enter all four subjects with their scores, or none.";
  expect(utmeProblems("utme", 200, [none, none, none, none])).toEqual([]);
  expect(utmeProblems("utme", 50, [one, none, none, none])).toEqual([all]);
  expect(utmeProblems("utme", 50, [{ ...one, score: undefined }, one, one, one])).toEqual([all]);
  expect(utmeProblems("utme", 200, [one, one, one, one])).toEqual(["A subject stands twice."]);
  expect(utmeProblems("change-of-institution", undefined, [])).toHaveLength(1);
  expect(utmeProblems("direct-entry", undefined, [])).toEqual([]);
});

test("subjects and the capital are found by JAMB's names", () => {
  expect(schoolsSubject(" Use  of English ")).toBe("English Language");
  expect(schoolsSubject("Physics")).toBe("Physics");
  expect(["FCT", "Abuja (FCT)", " Lagos"].map(schoolsState)).toEqual([
    "Federal Capital Territory",
    "Federal Capital Territory",
    "Lagos",
  ]);
});

test.each([
  ["Maths", "Mathematics"],
  ["MATHS.", "Mathematics"],
  ["further maths", "Further Mathematics"],
  ["C.R.K.", "Christian Religious Studies"],
  ["Agric. Science", "Agricultural Science"],
  ["Lit-in-English", "Literature-in-English"],
])("%s is %s", (typed, subject) => {
  expect(schoolsSubject(typed)).toBe(subject);
});

test.each([
  ["LAGOS STATE", "LAGOS"],
  ["Abuja", "Federal Capital Territory"],
  ["F.C.T", "Federal Capital Territory"],
  ["FCT - Abuja", "Federal Capital Territory"],
  ["NASSARAWA STATE", "Nasarawa"],
])("the state of %s is %s", (typed, state) => {
  expect(schoolsState(typed)).toBe(state);
});

test.each([
  "Awka South LGA",
  "Awka South L.G.A.",
  "Awka South Local Government Area",
  "Awka South",
])("%s is an area", (typed) => {
  expect(schoolsLga(typed)).toBe("Awka South");
});

test("an import keeps into which list it goes", () => {
  for (const list of jambLists) {
    expect(jambListOfImport(aboutJambList({ sessionId: 4, list }))).toEqual({ sessionId: 4, list });
  }
  for (const other of [null, "4 scores", "courses", "4-9 test"]) {
    expect(jambListOfImport(other)).toBeUndefined();
  }
});
