import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { hasSameNames, isSamePerson } from "./same-person.ts";

const names = (lastname: string, firstname: string, middlename = "") => ({
  lastname,
  firstname,
  middlename,
});

test.each([
  [names("ADEBAYO", "NGOZI"), names("Adébáyọ̀", "Ngọzi", "O’Neil"), true],
  [names("Adebayo", "ONeil", "Grace"), names("Adébáyọ̀", "Ngọzi", "O’Neil"), true],
  [names("Yar'Adua", "Abdul Rahman"), names("YarAdua", "Abdul-Rahman"), true],
  [names("Adebayo", "Grace"), names("Adebayo", "Ngozi"), false],
  [names("Ngozi", "Adebayo"), names("Adebayo", "Ngozi"), false],
  [names("Adebayo", ""), names("Adebayo", "", ""), false],
  [names("", "Ngozi"), names("", "Ngozi"), false],
])("%j and %j are one person: %s", (record, applicant, same) => {
  expect(isSamePerson(record, applicant)).toBe(same);
});

const word = fc.constantFrom("Ngozi", "Ọlá", "Abdul-Rahman", "Grace", "", "ONEIL", "O’Neil");
const person = fc.record({ lastname: word, firstname: word, middlename: word });

test.prop([person, person])("neither order nor case nor marks decide", (one, other) => {
  const shout = (text: string) => text.normalize("NFD").toUpperCase();
  const loud = {
    lastname: shout(one.lastname),
    firstname: shout(one.middlename),
    middlename: shout(one.firstname),
  };
  expect(isSamePerson(loud, other)).toBe(isSamePerson(one, other));
  expect(isSamePerson(other, one)).toBe(isSamePerson(one, other));
});

test.each([
  [names("ADEBAYO", "NGOZI"), names("Adébáyọ̀", "Ngọzi", "O’Neil"), true],
  [names("Adebayo", "Grace", "Ngozi"), names("Adebayo", "Ngozi", "Grace"), true],
  // Twins of one mailbox and one birthday.
  [names("Adebayo", "Taiwo", "Ngozi"), names("Adebayo", "Kehinde", "Ngozi"), false],
  [names("Adebayo", "Taiwo Ngozi"), names("Adebayo", "Ngozi"), false],
  [names("Adebayo", "Ngozi", "Grace"), names("Adebayo", "Ngozi", "Ruth"), false],
])("%j and %j bear the same names: %s", (one, other, same) => {
  expect(hasSameNames(one, other)).toBe(same);
  expect(hasSameNames(other, one)).toBe(same);
});
