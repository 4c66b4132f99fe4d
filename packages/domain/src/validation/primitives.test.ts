import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  birthDate,
  canonicalPhone,
  email,
  fullPersonName,
  hiddenCharacters,
  isCalendarDate,
  optionalId,
  optionalPersonName,
  optionalText,
  personName,
  phone,
  requiredId,
  requiredText,
  rrr,
} from "./primitives.ts";
import { said } from "./said.ts";

const badName = "invalid name, check for trailing spaces";

describe("a name", () => {
  test.each([
    "Okonkwo",
    "Ọlá",
    "O\u0323la\u0301",
    "Ngọzi",
    "Ngo\u0323zi",
    "Ẹ\u0300kún",
    "O'Brien",
    "Yar’Adua",
    "Abdul-Rahman",
    "Al-Amin Musa",
    "Bo",
  ])("%s is good", (name) => {
    expect(said(personName(), name)).toEqual([]);
  });

  test.each([
    "Okonkwo ",
    " Okonkwo",
    "Okonkwo  Ada",
    "A",
    "O\u0323",
    "'Brien",
    "Abdul-",
    "Ada1",
    "Ada 😀",
    "😀😀",
    "Ada\tObi",
    "Robert'); DROP TABLE",
    "<b>Ada</b>",
  ])("%j is refused", (name) => {
    expect(said(personName(), name)).toEqual([badName]);
  });

  test("asks with its own words when missing, and may be left out where optional", () => {
    expect(said(personName("please input surname"), "")).toEqual(["please input surname"]);
    expect(said(personName(), undefined)).toEqual([badName]);
    expect(said(optionalPersonName(), "")).toEqual([]);
    expect(said(optionalPersonName(), "A")).toEqual([badName]);
  });

  const letters = fc
    .array(fc.constantFrom("a", "b", "k", "ọ", "ẹ", "ń", "O\u0323", "s\u0323", "e\u0301"), {
      minLength: 2,
      maxLength: 12,
    })
    .map((parts) => parts.join(""));
  const compound = fc
    .tuple(letters, fc.constantFrom("", "'", "’", "-"), letters)
    .map(([first, joint, last]) => first + joint + last);

  test.prop([compound])("is good however its marks are held", (name) => {
    expect(said(personName(), name.normalize("NFC"))).toEqual([]);
    expect(said(personName(), name.normalize("NFD"))).toEqual([]);
  });

  test.prop([compound, fc.constantFrom(" ", "  ", "\t", "\n", "\u00A0")])(
    "is refused with a space before or after it",
    (name, space) => {
      expect(said(personName(), name + space)).toEqual([badName]);
      expect(said(personName(), space + name)).toEqual([badName]);
    },
  );

  test.prop([compound, fc.constantFrom("😀", "7", "_", "<", ";", "\u202E", "\u0000")])(
    "is refused with anything but letters, apostrophe and hyphen",
    (name, stranger) => {
      expect(said(personName(), name + stranger)).toEqual([badName]);
    },
  );
});

describe("a full name", () => {
  const rule = fullPersonName("please enter sponsor's full name");
  test.each([
    ["Okonkwo Chukwuemeka", []],
    ["Yar’Adua Abdul-Rahman Ọlá", []],
    ["", ["please enter sponsor's full name"]],
    ["Okonkwo", ["enter both first and last name"]],
    ["Okonkwo Ada ", [badName]],
    ["Okonkwo 4da", [badName]],
  ])("%j is answered %j", (name, words) => {
    expect(said(rule, name)).toEqual(words);
  });
});

describe("a phone number", () => {
  test.each(["+2348012345678", "08012345678", "0801 234 5678", "+234-801-234-5678"])(
    "%s is good",
    (number) => {
      expect(said(phone(), number)).toEqual([]);
    },
  );

  test.each(["8012345678", "+23480123456789", "080123456789", "2348012345678", "0801234567a", "١"])(
    "%s is refused",
    (number) => {
      expect(said(phone(), number)).toEqual(["invaild phone number"]);
    },
  );

  test("asks with the words of its form", () => {
    expect(said(phone(), "")).toEqual(["phone number is required"]);
    expect(said(phone(), undefined)).toEqual(["phone number is required"]);
    const payer = phone({
      required: "please input mobile number",
      invalid: "invalid phone number",
    });
    expect(said(payer, " ")).toEqual(["please input mobile number"]);
    expect(said(payer, "12")).toEqual(["invalid phone number"]);
  });

  test.prop([fc.stringMatching(/^\d{10}$/)])("is one subscriber in either form", (digits) => {
    expect(phone().parse(`0${digits}`)).toBe(`0${digits}`);
    expect(canonicalPhone(`0${digits}`)).toBe(`+234${digits}`);
    expect(canonicalPhone(`+234${digits}`)).toBe(`+234${digits}`);
  });

  test.prop([fc.stringMatching(/^\d{0,20}$/).filter((digits) => digits.length !== 10)])(
    "with more or fewer digits is refused",
    (digits) => {
      expect(phone().safeParse(`0${digits}`).success).toBe(false);
      expect(phone().safeParse(`+234${digits}`).success).toBe(false);
    },
  );
});

describe("a date of birth", () => {
  const onDay = birthDate(() => new Date("2026-11-20T10:00:00Z"));
  const ask = "please input your date of birth";
  const tooYoung = "you have to be more than 15 years old";
  const tooOld = "you have to be less than 80 years old";

  test.each([
    ["2010-12-31", []],
    ["2011-01-01", [tooYoung]],
    ["2011-11-20", [tooYoung]],
    ["1947-01-01", []],
    ["1946-12-31", [tooOld]],
    ["2008-02-29", []],
    ["2007-02-29", ["there is no 29 February 2007, please check the date"]],
    ["2005-04-31", ["there is no 31 April 2005, please check the date"]],
    ["2005-13-01", ["there is no month 13, please check the date"]],
    ["2005-00-10", ["there is no month 0, please check the date"]],
    ["2005-1-", [ask]],
    ["20-1-5", [ask]],
    ["0001-01-01", [ask]],
    ["2040-01-01", [tooYoung]],
    ["", [ask]],
    [undefined, [ask]],
    ["01/02/2003", [ask]],
    ["2003-02-01T00:00:00", [ask]],
  ])("%j is answered %j", (date, words) => {
    expect(said(onDay, date)).toEqual(words);
  });

  const day = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test.prop([day])("is good exactly when the birth year is 16 to 79 years ago", (date) => {
    const age = 2026 - Number(date.slice(0, 4));
    expect(isCalendarDate(date)).toBe(true);
    expect(onDay.safeParse(date).success).toBe(age > 15 && age < 80);
  });
});

describe("an e-mail address", () => {
  const rule = email("please input email address");
  test.each(["ada@example.com", "ada.obi+form@school.edu.ng", "  ada@example.com "])(
    "%j is good",
    (address) => {
      expect(said(rule, address)).toEqual([]);
    },
  );

  test.each([
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "a da@example.com",
    "a@b@c.com",
    "a@b..c",
  ])("%j is refused", (address) => {
    expect(said(rule, address)).toEqual(["invalid email address"]);
  });

  test("is asked for when missing", () => {
    expect(said(rule, "  ")).toEqual(["please input email address"]);
  });

  test.prop([fc.emailAddress({ size: "small" }).filter((a) => /^[\w.+-]+@/.test(a))])(
    "of the usual letters is always good",
    (address) => {
      expect(said(rule, address)).toEqual([]);
    },
  );
});

const unseen = fc.constantFrom(
  "\u0000",
  "\u0007",
  "\u0085",
  "\u200F",
  "\u202E",
  "\u2066",
  "\u2069",
);

describe("what nobody sees", () => {
  const around = fc.tuple(
    fc.stringMatching(/^[a-z]{1,8}$/),
    unseen,
    fc.stringMatching(/^[a-z]{1,8}$/),
  );

  test.prop([around])("is refused in an e-mail address", ([before, mark, after]) => {
    for (const address of [
      `${before}${mark}${after}@example.com`,
      `a@${before}${mark}${after}.ng`,
    ]) {
      expect(said(email("please input email address"), address)).toEqual(["invalid email address"]);
    }
  });

  test.prop([around])("is refused in a text that is printed", ([before, mark, after]) => {
    const text = `${before}${mark}${after}`;
    expect(said(requiredText("please enter your town"), text)).toEqual([hiddenCharacters]);
    expect(said(optionalText(), text)).toEqual([hiddenCharacters]);
    expect(said(personName(), text)).toEqual([badName]);
  });

  test("lines, tabs and joined signs are text", () => {
    const text = "12 Ọjà Street,\r\nÌbàdàn\t200001 👩\u200D🎓";
    expect(said(requiredText("please enter contact address"), text)).toEqual([]);
  });

  test("a number copied from the contacts is a number", () => {
    expect(phone().parse("\u202A+234 801 234 5678\u202C")).toBe("+2348012345678");
    expect(canonicalPhone("\u202A08012345678\u202C")).toBe("+2348012345678");
  });
});

describe("an RRR", () => {
  test.each([
    ["310007769676", []],
    ["3100 0776 9676", []],
    ["", ["please input your RRR"]],
    ["   ", ["please input your RRR"]],
    ["31000776967", ["an RRR has 12 digits, please check it"]],
    ["31000776967O", ["an RRR has 12 digits, please check it"]],
  ])("%j is answered %j", (text, words) => {
    expect(said(rrr(), text)).toEqual(words);
  });

  test("is stored without spaces", () => {
    expect(rrr().parse(" 3100 0776 9676 ")).toBe("310007769676");
  });
});

describe("a choice and a text", () => {
  test("a required choice takes the select's text and the wire's number", () => {
    const rule = requiredId("please select your gender");
    expect(rule.parse("2")).toBe(2);
    expect(rule.parse(2)).toBe(2);
    for (const missing of ["", "0", undefined, "x", "1.5", -1]) {
      expect(said(rule, missing)).toEqual(["please select your gender"]);
    }
  });

  test("a choice that may be left out is undefined when it is", () => {
    expect(["", 0, null, undefined].map((value) => optionalId().parse(value))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(optionalId().parse("7")).toBe(7);
  });

  test("a required text is trimmed and must say something", () => {
    const rule = requiredText("please enter your town");
    expect(rule.parse("  Ogbomoso ")).toBe("Ogbomoso");
    expect(said(rule, "   ")).toEqual(["please enter your town"]);
    expect(said(rule, "a".repeat(201))).toEqual(["please use at most 200 characters"]);
  });
});

test("an id is a whole number that the database can hold", () => {
  expect(said(requiredId("please choose"), "7")).toEqual([]);
  for (const id of ["", "abc", 0, -1, 1.5, 2_147_483_648]) {
    expect(said(requiredId("please choose"), id)).toEqual(["please choose"]);
  }
  expect(["", 0, null, undefined, "7"].map((id) => optionalId().parse(id))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    7,
  ]);
  for (const id of ["abc", -1, 1.5, 2_147_483_648]) {
    expect(said(optionalId(), id)).toHaveLength(1);
  }
});
