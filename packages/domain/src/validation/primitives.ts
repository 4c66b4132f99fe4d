import * as z from "zod/mini";
import { emptyDate, months, todayInLagos } from "../format/date.ts";
import { plainPhone } from "../format/phone.ts";
import { plainRrr } from "../format/rrr.ts";
import { ageByBirthYear, ageLimits } from "../person/age.ts";
import { cleanedName } from "../text/clean.ts";
import { clean } from "./clean.ts";
import { largestId } from "./largest-id.ts";
import { typedNumberIn } from "../format/typed-number.ts";
import { typedNumber } from "./typed-number.ts";

// The building blocks of every form. Each takes the exact message that the specification prints
// beside the field, so that a form file reads like the specification's own table.

/**
 * Characters that nobody sees and that mean something to a machine. Marks of the direction in which text is
 * read, by which a name on paper says something else than it holds, are dropped before. Lines and tabs are text.
 */
const hidden = /(?![\n\r\t])[\p{Cc}\u2028\u2029]/u;

export const hiddenCharacters = "this holds characters that cannot be seen, please type it again";

const visible = z.refine<string>((text) => !hidden.test(text), hiddenCharacters);

const tooLong = (max: number) => `please use at most ${max} characters`;

/** Text that must hold something besides spaces; trimmed. */
export const requiredText = (message: string, max = 200) =>
  z
    .string(message)
    .check(clean(), z.minLength(1, message), z.maxLength(max, tooLong(max)), visible);

/** Text that may be left empty; trimmed. */
export const optionalText = (max = 200) =>
  z._default(z.string().check(clean(), z.maxLength(max, tooLong(max)), visible), "");

/** The id of a chosen option. Selects hold text and the wire holds numbers: both are taken. */
export const requiredId = (message: string) =>
  typedNumber(message).check(z.int(message), z.positive(message), z.maximum(largestId, message));

/** No number where a text is none: that is refused, and not taken for no choice. */
const chosenId = (value: number | string | null | undefined): number | undefined => {
  if (typeof value === "string" && value !== "") return typedNumberIn(value) ?? Number.NaN;
  return typeof value === "number" && value !== 0 ? value : undefined;
};

/** The id of an option that may be left unchosen: `""`, `0` and `null` become `undefined`. */
export const optionalId = () =>
  z.pipe(
    z.pipe(z.optional(z.nullable(z.union([z.number(), z.string()]))), z.transform(chosenId)),
    z.optional(z.int().check(z.positive(), z.maximum(largestId))),
  );

export const invalidName = "invalid name, check for trailing spaces";

// Nigerian names carry marks that Unicode may hold as combining characters (Ọlá, Ngọzi), hence \p{M}.
const nameWord = String.raw`\p{L}[\p{L}\p{M}]*(?:['’-][\p{L}\p{M}]+)*`;
const oneName = new RegExp(String.raw`^${nameWord}(?: ${nameWord})*$`, "u");
const letters = /\p{L}/gu;

/** Without what comes unseen with a copied name. */
const cleanName = () => z.overwrite(cleanedName);

/**
 * A surname, first name or middle name: letters, apostrophe or hyphen, at least 2 letters, words one
 * space apart. It is not trimmed: the message tells of the spaces.
 */
export const personName = (required: string = invalidName) =>
  z.string(required).check(
    cleanName(),
    z.minLength(1, required),
    z.maxLength(80, tooLong(80)),
    z.refine((name) => name === "" || isPersonName(name), invalidName),
  );

/** As {@link personName}, but may be left empty. */
export const optionalPersonName = () =>
  z._default(
    z.string().check(
      cleanName(),
      z.maxLength(80, tooLong(80)),
      z.refine((name) => name === "" || isPersonName(name), invalidName),
    ),
    "",
  );

/** Whether a text is a name by the rule of spec section 5. */
export function isPersonName(name: string): boolean {
  return oneName.test(name) && (name.match(letters)?.length ?? 0) >= 2;
}

/** A sponsor's or next of kin's full name: at least two parts, each a name. */
export const fullPersonName = (required: string) =>
  z.string(required).check(
    cleanName(),
    z.minLength(1, required),
    z.maxLength(160, tooLong(160)),
    z.refine(
      (name) => name === "" || name.trim().split(/\s+/).length > 1,
      "enter both first and last name",
    ),
    z.refine(
      (name) => name === "" || name.split(" ").every((part) => oneName.test(part)),
      invalidName,
    ),
  );

/** A Nigerian mobile number: +234 followed by 10 digits, or 0 followed by 10 digits. */
export const phonePattern = /^(?:\+234|0)\d{10}$/;

/** A required phone number, in one of the forms that people write. `invaild` is the specification's spelling. */
export const phone = ({
  required = "phone number is required",
  invalid = "invaild phone number",
}: { required?: string; invalid?: string } = {}) =>
  z.string(required).check(
    z.overwrite(plainPhone),
    z.minLength(1, required),
    z.refine((text) => text === "" || phonePattern.test(text), invalid),
  );

/** One form for one subscriber: `08012345678` and `+2348012345678` are the same payer. */
export const canonicalPhone = (text: string): string =>
  plainPhone(text).replace(/^0(?=\d{10}$)/, "+234");

// \p{C} are controls and format characters, those that turn text around among them.
const emailPattern =
  /^[^\s\p{C}@"(),:;<>[\]\\]+@[^\s\p{C}@"(),:;<>[\]\\.]+(?:\.[^\s\p{C}@"(),:;<>[\]\\.]+)+$/u;

/** A required e-mail address; trimmed, and without what comes unseen with a copied one. */
export const email = (required: string, invalid = "invalid email address") =>
  z.string(required).check(
    z.overwrite((text) => cleanedName(text).trim()),
    z.minLength(1, required),
    z.maxLength(254, invalid),
    z.refine((text) => text === "" || emailPattern.test(text), invalid),
  );

/** An RRR: 12 digits in every published sample. Spaces are dropped: it is printed in fours. */
export const rrr = (required = "please input your RRR") =>
  z.string(required).check(
    z.overwrite(plainRrr),
    z.minLength(1, required),
    z.refine(
      (text) => text === "" || /^\d{12}$/.test(text),
      "an RRR has 12 digits, please check it",
    ),
  );

/** Whether `text` is a calendar date written YYYY-MM-DD (29 February only in leap years). */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** What is wrong with a whole date that no calendar has; nothing where it is one, or no whole date. */
export function noSuchDate(text: string): string | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year === "" || isCalendarDate(text)) return undefined;
  const name = months[Number(month) - 1];
  if (!name) return `there is no month ${Number(month)}, please check the date`;
  return `there is no ${Number(day)} ${name} ${year}, please check the date`;
}

/** A calendar date, YYYY-MM-DD. An impossible one is told apart from a missing one. */
export const calendarDate = (message = "please enter a date") =>
  z.string(message).check(
    z.refine((text) => text !== emptyDate && isCalendarDate(text), {
      error: ({ input }) => noSuchDate(String(input)) ?? message,
      abort: true,
    }),
  );

const askBirth = "please input your date of birth";

const ageByYear = (date: string, now: Date): number => ageByBirthYear(date, todayInLagos(now));

/**
 * A date of birth, YYYY-MM-DD. Age counts by birth year, as specified: more than 15, less than 80.
 * The server's empty-date sentinel counts as not given.
 */
export const birthDate = (now: () => Date = () => new Date()) =>
  calendarDate(askBirth).check(
    z.refine(
      (text) => ageByYear(text, now()) > ageLimits.moreThan,
      "you have to be more than 15 years old",
    ),
    z.refine(
      (text) => ageByYear(text, now()) < ageLimits.lessThan,
      "you have to be less than 80 years old",
    ),
  );
