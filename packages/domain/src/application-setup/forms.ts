import * as z from "zod/mini";
import { applicationSetupMessages as words } from "../messages/application-setup.ts";
import { optionalActSchema, reason } from "../user-management/user-forms.ts";
import { calendarDate, optionalText, requiredId } from "../validation/primitives.ts";

const day = z._default(z.union([z.literal(""), calendarDate()]), "");

/** A number that may be left empty, which is null. */
const optionalNumber = (least: number, most: number, whole: boolean, message: string) =>
  z.pipe(
    z.transform((typed: unknown) =>
      typed === undefined || (typeof typed === "string" && typed.trim() === "") ? null : typed,
    ),
    z.nullable(
      z.coerce.number<number | string>(message).check(
        z.gte(least, message),
        z.lte(most, message),
        z.refine((value) => (whole ? Number.isInteger(value) : hundredths(value)), message),
      ),
    ),
  ) as unknown as z.ZodMiniType<number | null, number | string | null | undefined>;

const hundredths = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A number that is typed or sent: whole, or in hundredths. */
const number = (least: number, most: number, whole: boolean, message: string) =>
  z.coerce.number<number | string>(message).check(
    z.gte(least, message),
    z.lte(most, message),
    z.refine((value) => (whole ? Number.isInteger(value) : hundredths(value)), message),
  );

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
    acceptanceDays: number(1, 365, true, words.needed.acceptanceDays),
    utmeDivisor: number(1, 400, false, words.needed.divisor),
    putmeDivisor: number(1, 400, false, words.needed.divisor),
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
  quota: optionalNumber(1, 100_000, true, words.needed.quota),
  /** The least aggregate. */
  cutOff: optionalNumber(0, 100, false, words.needed.cutOff),
  minimumUtme: optionalNumber(0, 400, true, words.needed.minimumUtme),
  /** How many credits of the O-level in all. */
  credits: optionalNumber(1, 9, true, words.needed.credits),
  /** Subjects that have to be among them. */
  creditSubjectIds: z
    .array(requiredId(words.needed.subject))
    .check(z.maxLength(9, words.needed.credits)),
});

/** An amount in naira. */
const amount = number(0.01, 100_000_000, false, words.needed.amount);

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
