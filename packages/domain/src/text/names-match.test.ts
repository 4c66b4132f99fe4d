import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { hasNamesOf, hasSameNames, isListedAs, sharedNames } from "./names-match.ts";

const names = (lastname: string, firstname: string, middlename = "") => ({
  lastname,
  firstname,
  middlename,
});

test.each([
  [names("ADEBAYO", "NGOZI"), names("Adébáyọ̀", "Ngọzi", "O’Neil"), true],
  [names("Adebayo", "ONeil", "Grace"), names("Adébáyọ̀", "Ngọzi", "O’Neil"), true],
  [names("Yar'Adua", "Abdul Rahman"), names("YarAdua", "Abdul-Rahman"), true],
  [names("DANJUMA", "KABIRU"), names("Ɗanjuma", "Kabiru"), true],
  [names("OBRIEN", "ADA"), names("O’Brien", "Ada"), true],
  // The surname stands where another list has the first name.
  [names("Ngozi", "Adebayo"), names("Adebayo", "Ngozi"), true],
  [names("KABIRU", "SULE DANJUMA"), names("Ɗanjuma", "Kabiru"), true],
  [names("Okafor Bello", "Ada"), names("Ada", "Okafor-Bello"), true],
  // Hyphens join or part every name, not the surname alone.
  [names("BELLO", "ABDULRAHMAN"), names("Bello", "Abdul-Rahman"), true],
  [names("BELLO", "ABDUL", "RAHMAN"), names("Bello", "Abdulrahman"), true],
  [names("BELLO", "RAHMAN", "ABDUL"), names("Bello", "Abdulrahman"), true],
  [names("ABDULRAHMAN", "BELLO"), names("Bello", "Abdul Rahman"), true],
  [names("YAR ADUA", "MUSA"), names("Musa", "Yar'Adua"), true],
  [names("YAR ADUA", "ABDULRAHMAN"), names("Abdul-Rahman", "Yar'Adua"), true],
  [names("Bello", "Abdulrahman"), names("Bello", "Abdul"), false],
  [names("Bello", "Abdulrahman"), names("Bello", "Abdul", "Karim Rahman"), false],
  [names("Bello", "Ade", "Musa"), names("Belloade", "Musa"), false],
  [names("Adebayo", "Grace"), names("Adebayo", "Ngozi"), false],
  [names("Ngozi", "Adebayo"), names("Ngozi", "Grace"), false],
  [names("Sule", "Kabiru", "Danjuma"), names("Danjuma", "Kabiru"), false],
  [names("Adebayo", ""), names("Adebayo", "", ""), false],
  [names("Adebayo", "Adebayo"), names("Adebayo", "", "Ngozi"), false],
  [names("", "Ngozi"), names("", "Ngozi"), false],
  [names("", "Ngozi Adebayo"), names("Adebayo", "Ngozi"), false],
  [names("DANJUMA", "K."), names("Ɗanjuma", "Kabiru"), false],
])("%j and %j are one person: %s", (record, applicant, same) => {
  expect(hasNamesOf(record, applicant)).toBe(same);
  expect(hasNamesOf(applicant, record)).toBe(same);
});

const word = fc.constantFrom(
  "Ngozi",
  "Ọlá",
  "Abdul-Rahman",
  "Abdulrahman",
  "Abdul",
  "Rahman",
  "Grace",
  "",
  "ONEIL",
  "O’Neil",
  "O Neil",
);
const person = fc.record({ lastname: word, firstname: word, middlename: word });

test.prop([person, person])("neither order nor case nor marks decide", (one, other) => {
  const shout = (text: string) => text.normalize("NFD").toUpperCase();
  const loud = {
    lastname: shout(one.lastname),
    firstname: shout(one.middlename),
    middlename: shout(one.firstname),
  };
  expect(hasNamesOf(loud, other)).toBe(hasNamesOf(one, other));
  expect(hasNamesOf(other, one)).toBe(hasNamesOf(one, other));
});

test.prop([person])("neither hyphens nor spaces nor joined words decide", (one) => {
  const writings = ["", " ", "-"].map((joint) => ({
    lastname: one.lastname.replaceAll(/[-’ ]/g, joint),
    firstname: one.firstname.replaceAll(/[-’ ]/g, joint),
    middlename: one.middlename.replaceAll(/[-’ ]/g, joint),
  }));
  for (const same of [hasNamesOf, isListedAs, hasSameNames]) {
    const told = writings.flatMap((some) => writings.map((other) => same(some, other)));
    expect(new Set(told).size).toBe(1);
  }
});

test("names as long as a form takes are compared in a moment", () => {
  const long = (part: string) => names(part.repeat(60), part.repeat(60), part.repeat(60));
  expect(hasNamesOf(long("a "), long("ab-"))).toBe(false);
});

describe("on a list", () => {
  test.each([
    [names("DANJUMA", "K."), true],
    [names("KABIRU", "D"), true],
    [names("DANJUMA", "K S"), true],
    [names("DANJUMA", "S."), false],
    [names("D", "K"), false],
  ])("%j is Ɗanjuma Kabiru: %s", (listed, same) => {
    expect(isListedAs(listed, names("Ɗanjuma", "Kabiru"))).toBe(same);
  });

  test.prop([person, person])("is whoever is the same person", (one, other) => {
    if (hasNamesOf(one, other)) expect(isListedAs(one, other)).toBe(true);
  });
});

test.each([
  ["Bello M. Ade", "Ade Bello Musa", 3],
  ["Bello Abdul-Rahman", "ABDULRAHMAN BELLO", 2],
  ["B M", "Bello Musa", 0],
  ["Bello B.", "Bello Musa", 1],
])("%j and %j share %d names", (one, other, shared) => {
  expect(sharedNames(one, other)).toBe(shared);
});

test.each([
  [names("ADEBAYO", "NGOZI"), names("Adébáyọ̀", "Ngọzi", "O’Neil"), true],
  [names("Adebayo", "Grace", "Ngozi"), names("Adebayo", "Ngozi", "Grace"), true],
  [names("Ɗanjuma", "Kabiru"), names("Kabiru", "Danjuma"), true],
  [names("Bello", "Abdul-Rahman"), names("BELLO", "ABDULRAHMAN"), true],
  [names("Bello", "Abdul", "Rahman"), names("BELLO", "ABDULRAHMAN", "MUSA"), true],
  [names("Bello", "Abdul", "Rahman"), names("BELLO", "ABDULLAHI", "RAHMAN"), false],
  // Twins of one mailbox and one birthday.
  [names("Adebayo", "Taiwo", "Ngozi"), names("Adebayo", "Kehinde", "Ngozi"), false],
  [names("Adebayo", "Taiwo Ngozi"), names("Adebayo", "Ngozi"), false],
  [names("Adebayo", "Ngozi", "Grace"), names("Adebayo", "Ngozi", "Ruth"), false],
  [names("Adebayo", "Ngozi"), names("Adebayo", "N."), false],
])("%j and %j bear the same names: %s", (one, other, same) => {
  expect(hasSameNames(one, other)).toBe(same);
  expect(hasSameNames(other, one)).toBe(same);
});
