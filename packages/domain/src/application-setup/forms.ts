import * as z from "zod/mini";
import { applicationSetupMessages as words } from "../messages/application-setup.ts";
import { optionalActSchema, reason } from "../user-management/user-forms.ts";
import { figure, optionalFigure } from "./figures.ts";
import { calendarDate, optionalText, requiredId } from "../validation/primitives.ts";

const day = z._default(z.union([z.literal(""), calendarDate()]), "");

/** Days that a newcomer has to accept, where the school says nothing else. */
export const usualAcceptanceDays = 21;

/** What UTME and PUTME are divided by before they are added up, where the school says nothing else. */
export const usualDivisors = { utme: 8, putme: 2 } as const;

/** What a school says of a programme's applications in a session. */
export const applicationSetupSchema = z
  .object({
    opensOn: day,
    closesOn: day,
    /** Only candidates of JAMB's lists may buy the form. */
    listedOnly: z.boolean(),
    acceptanceDays: figure({ least: 1, most: 365, message: words.needed.acceptanceDays }),
    utmeDivisor: figure({ least: 1, most: 400, message: words.needed.divisor, hundredths: true }),
    putmeDivisor: figure({ least: 1, most: 400, message: words.needed.divisor, hundredths: true }),
    /** What a newcomer is cleared of: items of the school's checklist. */
    clearanceItemIds: z.array(requiredId(words.needed.item)).check(z.maxLength(100)),
    /** Stands in the letter of admission. */
    letterText: optionalText(2_000),
  })
  .check(
    z.refine(({ opensOn, closesOn }) => !opensOn || !closesOn || opensOn < closesOn, {
      message: words.needed.closing,
      path: ["closesOn"],
    }),
  );

/** What a department asks of applicants of a programme in a session; null is nothing. */
export const requirementSchema = z.object({
  /** Whether applicants of the programme may choose it. */
  admits: z.boolean(),
  quota: optionalFigure({ least: 1, most: 100_000, message: words.needed.quota }),
  /** The least aggregate. */
  cutOff: optionalFigure({ least: 0, most: 100, message: words.needed.cutOff, hundredths: true }),
  minimumUtme: optionalFigure({ least: 0, most: 400, message: words.needed.minimumUtme }),
  /** How many credits of the O-level in all. */
  credits: optionalFigure({ least: 1, most: 9, message: words.needed.credits }),
  /** Subjects that have to be among them. */
  creditSubjectIds: z
    .array(requiredId(words.needed.subject))
    .check(z.maxLength(9, words.needed.credits)),
  /** Of programmes that ask for one: the certificates with which it takes applicants. */
  certificates: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(30)), []),
  /** What it asks besides, in its own words; of a department that takes applicants. */
  requirements: optionalText(1_000),
});

/** An amount in naira. */
const amount = figure({
  least: 0.01,
  most: 100_000_000,
  message: words.needed.amount,
  hundredths: true,
});

/** What an application costs, by award where the fee goes by it. */
export const applicationFeesSchema = z.object({
  fees: z
    .array(z.object({ award: z.string().check(z.maxLength(40)), amount }))
    .check(z.minLength(1), z.maxLength(20)),
});

/** The same as it is asked for: with why, and what shows that it is meant. */
export const changeFeesSchema = z.object({
  ...applicationFeesSchema.shape,
  reason,
  typed: optionalActSchema.shape.typed,
  password: optionalActSchema.shape.password,
});
