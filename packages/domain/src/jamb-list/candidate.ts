import * as z from "zod/mini";
import { directEntryList, type JambList } from "./lists.ts";
import { jambListRefusals as words } from "../messages/jamb-list-upload.ts";
import { clean } from "../validation/clean.ts";
import { typedNumber } from "../validation/typed-number.ts";

/** The subjects that somebody sits, and what each is worth at most. */
export const jambSubjects = { count: 4, most: 100 } as const;

/** The most that the four come to. */
export const mostUtme = jambSubjects.count * jambSubjects.most;

/** A number of JAMB's list: the year, eight digits and two letters, in whatever case it is typed. */
export const listedJambNumber = z
  .string(words.number)
  .check(clean(), z.toUpperCase(), z.regex(/^20\d{10}[A-Z]{2}$/, words.number));

const scoreTo = (most: number, message: string) =>
  typedNumber(message, { takesDecimals: false }).check(
    z.int(message),
    z.gte(0, message),
    z.lte(most, message),
  );

export const listedUtmeScore = scoreTo(mostUtme, words.utmeScore);

export const listedSubjectScore = scoreTo(jambSubjects.most, words.subjectScore);

/** A subject of the UTME with its score, both as they are, or not there. */
export type GivenSubject = {
  readonly subjectId: number | undefined;
  readonly score: number | undefined;
};

/**
 * Why the UTME of a candidate cannot be as it is given. Subjects are all there, or none; then each
 * stands once, and their scores come to the whole. Direct entry is by another certificate: there the
 * score may be missing.
 */
export function utmeProblems(
  list: JambList,
  utmeScore: number | undefined,
  subjects: readonly GivenSubject[],
): readonly string[] {
  if (utmeScore === undefined && list !== directEntryList) return [words.utmeMissing];
  const given = subjects.filter(
    ({ subjectId, score }) => subjectId !== undefined || score !== undefined,
  );
  if (given.length === 0) return [];
  const whole = given.every(
    ({ subjectId, score }) => subjectId !== undefined && score !== undefined,
  );
  if (!whole || given.length !== jambSubjects.count) return [words.allSubjects];
  if (new Set(given.map(({ subjectId }) => subjectId)).size < given.length) {
    return [words.subjectTwice];
  }
  const sum = given.reduce((total, { score = 0 }) => total + score, 0);
  return sum === utmeScore ? [] : [words.sum(sum)];
}
