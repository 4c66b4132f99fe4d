import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  birthDate,
  email,
  fullPersonName,
  isCalendarDate,
  optionalId,
  optionalPersonName,
  personName,
  requiredId,
  requiredText,
  rrr,
} from "./primitives.ts";
import { messagesOf } from "./messages-of.ts";

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
    expect(messagesOf(personName(), name)).toEqual([]);
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
    expect(messagesOf(personName(), name)).toEqual([badName]);
  });

  test("asks with its own words when missing, and may be left out where optional", () => {
    expect(messagesOf(personName("please input surname"), "")).toEqual(["please input surname"]);
    expect(messagesOf(personName(), undefined)).toEqual([badName]);
    expect(messagesOf(optionalPersonName(), "")).toEqual([]);
    expect(messagesOf(optionalPersonName(), "A")).toEqual([badName]);
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
    expect(messagesOf(personName(), name.normalize("NFC"))).toEqual([]);
    expect(messagesOf(personName(), name.normalize("NFD"))).toEqual([]);
  });

  test.prop([compound, fc.constantFrom(" ", "  ", "\t", "\n", "\u00A0")])(
    "is refused with a space before or after it",
    (name, space) => {
      expect(messagesOf(personName(), name + space)).toEqual([badName]);
      expect(messagesOf(personName(), space + name)).toEqual([badName]);
    },
  );

  test.prop([compound, fc.constantFrom("\u200B", "\uFEFF", "\u202E", "\u200D", "\u00AD")])(
    "loses what nobody sees",
    (name, unseen) => {
      expect(personName().parse(unseen + name + unseen)).toBe(name);
      expect(optionalPersonName().parse(name + unseen)).toBe(name);
      expect(fullPersonName("").parse(`${name}\u00A0${name}${unseen}`)).toBe(`${name} ${name}`);
    },
  );

  test.prop([compound, fc.constantFrom("😀", "7", "_", "<", ";", "\u0000")])(
    "is refused with anything but letters, apostrophe and hyphen",
    (name, stranger) => {
      expect(messagesOf(personName(), name + stranger)).toEqual([badName]);
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
    expect(messagesOf(rule, name)).toEqual(words);
  });
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
    expect(messagesOf(onDay, date)).toEqual(words);
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
      expect(messagesOf(rule, address)).toEqual([]);
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
    expect(messagesOf(rule, address)).toEqual(["invalid email address"]);
  });

  test("is asked for when missing", () => {
    expect(messagesOf(rule, "  ")).toEqual(["please input email address"]);
  });

  test.prop([fc.emailAddress({ size: "small" }).filter((a) => /^[\w.+-]+@/.test(a))])(
    "of the usual letters is always good",
    (address) => {
      expect(messagesOf(rule, address)).toEqual([]);
    },
  );
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
    expect(messagesOf(rrr(), text)).toEqual(words);
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
      expect(messagesOf(rule, missing)).toEqual(["please select your gender"]);
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
    expect(messagesOf(rule, "   ")).toEqual(["please enter your town"]);
    expect(messagesOf(rule, "a".repeat(201))).toEqual(["please use at most 200 characters"]);
  });
});

test("an id is a whole number that the database can hold", () => {
  expect(messagesOf(requiredId("please choose"), "7")).toEqual([]);
  for (const id of ["", "abc", 0, -1, 1.5, 2_147_483_648]) {
    expect(messagesOf(requiredId("please choose"), id)).toEqual(["please choose"]);
  }
  expect(["", 0, null, undefined, "7"].map((id) => optionalId().parse(id))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    7,
  ]);
  for (const id of ["abc", -1, 1.5, 2_147_483_648]) {
    expect(messagesOf(optionalId(), id)).toHaveLength(1);
  }
});
